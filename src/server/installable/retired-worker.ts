import { Hono } from "hono";
import type { HttpEnv } from "../http/environment.ts";

/**
 * A service worker that unregisters itself and deletes its caches. Browsers check for a new worker at every visit, so
 * serving this one removes a faulty worker from all devices. In development it replaces the worker that a built shop
 * left at the same address.
 */
const RETIRED = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(retire()));
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;

export function retiredWorker() {
  const routes = new Hono<HttpEnv>();
  routes.get("/sw.js", (c) =>
    c.body(RETIRED, 200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" }),
  );
  return routes;
}
