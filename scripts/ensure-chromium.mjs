import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installDebianPackage, run } from "./install-package.mjs";

/** The shell first: the same engine without a window's machinery, and tests take a third of the time. */
const systemBrowsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The path of a Chromium to test with: the machine's own, Debian's package, or Playwright's download. */
export function ensureChromium() {
  const find = () =>
    [process.env.CHROMIUM_PATH, ...systemBrowsers, chromium.executablePath()].find(
      (path) => path && existsSync(path),
    );
  if (!find() && !installDebianPackage("chromium-headless-shell")) {
    run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  }
  const path = find();
  if (!path) throw new Error("No Chromium was found or installed; set CHROMIUM_PATH to one.");
  return path;
}
