// cm-pgn reads the game of every file in the first folder and writes what it holds of it to the second folder. A game that
// it refuses is a line of output.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const { Pgn } = await import(pathToFileURL(join(process.env.MUSTERMEAD_PEERS, "npm/node_modules/cm-pgn/src/Pgn.js")));
const [from, to] = process.argv.slice(2);

for (const file of readdirSync(from)) {
  try {
    writeFileSync(join(to, file), `${new Pgn(readFileSync(join(from, file), "utf8")).render()}\n`);
  } catch (error) {
    console.log(`${file}: ${(error.message ?? String(error)).split("\n")[0]}`);
  }
}
