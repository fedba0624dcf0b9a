// chess.js reads the games of every file in the first folder and writes what it holds of them to the second folder. A
// game that it refuses is a line of output.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const { Chess } = createRequire(join(process.env.MUSTERMEAD_PEERS, "npm/"))("chess.js");
const [from, to] = process.argv.slice(2);

for (const file of readdirSync(from)) {
  const game = new Chess();
  try {
    game.loadPgn(readFileSync(join(from, file), "utf8"));
    writeFileSync(join(to, file), `${game.pgn()}\n`);
  } catch (error) {
    console.log(`${file}: ${error.message.split("\n")[0]}`);
  }
}
