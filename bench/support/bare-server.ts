/** A bare node:http server that sends the same bytes and headers as the shop. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Recorded {
  headers: string[];
  body: string;
}

const answers = new Map(
  Object.entries(JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Record<string, Recorded>).map(
    ([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, "base64") }],
  ),
);

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (!answer) return void response.writeHead(404).end();
  response.writeHead(200, answer.headers);
  response.end(answer.body);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
