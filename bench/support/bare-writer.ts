/** The reference for placed orders: a node:http server that makes one durable insert of the body for each request. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
await pool.query("create table if not exists plain_orders (id bigserial primary key, body jsonb not null)");

const server = createServer(async (request, response) => {
  const { rows } = await pool.query("insert into plain_orders (body) values ($1) returning id", [
    await text(request),
  ]);
  response.writeHead(201, { "Content-Type": "application/json" }).end(JSON.stringify(rows[0]));
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
