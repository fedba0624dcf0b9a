// chessops reads the games of every file in the first folder and writes what it holds of them to the second folder. It
// reads moves without looking at a board, so each is played afterwards. One that is refused is a line of output.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const room = (name) => import(pathToFileURL(join(process.env.MUSTERMEAD_PEERS, `npm/node_modules/chessops/dist/esm/${name}.js`)));
const { makePgn, parsePgn, startingPosition, transform } = await room("pgn");
const { makeSanAndPlay, parseSan } = await room("san");
const [from, to] = process.argv.slice(2);

for (const file of readdirSync(from)) {
  const read = parsePgn(readFileSync(join(from, file), "utf8"));
  read.forEach((game, nth) => {
    const start = startingPosition(game.headers).unwrap();
    game.moves = transform(game.moves, start, (board, node) => {
      const move = parseSan(board, node.san);
      if (!move) {
        console.log(`${file}, game ${nth + 1}: ${node.san}`);
        return undefined;
      }
      return { ...node, san: makeSanAndPlay(board, move) };
    });
  });
  writeFileSync(join(to, file), read.map(makePgn).join("\n"));
}
