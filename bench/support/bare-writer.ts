/**
 * The reference for placed orders: a node:http server that makes one durable insert of the body for each request, into the
 * PostgreSQL server or the embedded database that its argument names.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { openDatabase } from "../../src/server/db/client.ts";

const [, , target = ""] = process.argv;
const url = target.startsWith("postgres") ? target : undefined;
const { pool } = await openDatabase({ url, dataDir: target, log: console });
await pool.query("create table if not exists plain_orders (id bigserial primary key, body jsonb not null)");

const server = createServer(async (request, response) => {
  const { rows } = await pool.query("insert into plain_orders (body) values ($1) returning id", [
    await text(request),
  ]);
  response.writeHead(201, { "Content-Type": "application/json" }).end(JSON.stringify(rows[0]));
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
