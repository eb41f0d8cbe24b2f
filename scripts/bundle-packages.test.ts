import { expect, test } from "vitest";
import { isExternal } from "./bundle-packages.mjs";

test.each([
  "./local.js",
  "/srv/manto/node_modules/drizzle-orm/index.js",
  "C:\\Lojas\\manto\\node_modules\\drizzle-orm\\index.js",
  "C:/Lojas/manto/node_modules/drizzle-orm/index.js",
  "drizzle-orm/pg-core",
  "@better-auth/core",
])("%s goes into the bundle", (id) => {
  expect(isExternal(id)).toBe(false);
});

test.each(["pg", "node:fs", "zod", "@hono/node-server"])("%s stays outside", (id) => {
  expect(isExternal(id)).toBe(true);
});
