// kokopu reads the games of every file in the first folder and writes what it holds of them to the second folder. A game
// that it refuses is a line of output.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const { pgnRead, pgnWrite } = createRequire(join(process.env.MUSTERMEAD_PEERS, "npm/"))("kokopu");
const [from, to] = process.argv.slice(2);

for (const file of readdirSync(from)) {
  const games = pgnRead(readFileSync(join(from, file), "utf8"));
  const read = [];
  for (let nth = 0; nth < games.gameCount(); nth++) {
    try {
      read.push(games.game(nth));
    } catch (error) {
      console.log(`${file}, game ${nth + 1}: ${error.message}`);
    }
  }
  writeFileSync(join(to, file), pgnWrite(read));
}
