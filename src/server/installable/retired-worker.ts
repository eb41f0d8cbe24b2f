import { Hono } from "hono";
import type { HttpEnv } from "../http/environment.ts";

/**
 * A service worker that takes itself and everything it kept off the device. Browsers ask for the worker at every visit,
 * so this is how a faulty one is called back from all of them; and while developing it replaces one that a built shop
 * at the same address left behind.
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
