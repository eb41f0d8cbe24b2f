/** Loaded before a shop's program (`--import`): every answer but those of files takes up to 0.8 s longer, at random. */
import { Server } from "node:http";

const MAX_MS = 800;
const isFile = /^\/(assets|storage|sw\.js|readyz|favicon)/;
const { emit } = Server.prototype;

Server.prototype.emit = function (event, ...given) {
  if (event !== "request" || isFile.test(given[0].url)) return emit.call(this, event, ...given);
  const [, response] = given;
  const { end } = response;
  response.end = (...body) => {
    setTimeout(() => end.apply(response, body), Math.random() * MAX_MS);
    return response;
  };
  return emit.call(this, event, ...given);
};
