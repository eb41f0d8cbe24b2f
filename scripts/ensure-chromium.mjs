import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installDebianPackage, run } from "./install-debian-package.mjs";
import { tool } from "./tools.mjs";

/** The headless shell comes first: it has the same engine, and tests take a third of the time. */
const systemBrowsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium to test with: the machine's own, Debian's package, or Playwright's download. */
export function ensureChromium() {
  const find = () =>
    [process.env.CHROMIUM_PATH, ...systemBrowsers, chromium.executablePath()].find(
      (path) => path && existsSync(path),
    );
  if (!find() && !installDebianPackage("chromium-headless-shell")) {
    run(...tool("playwright"), "install", "chromium");
  }
  const path = find();
  if (!path) throw new Error("No Chromium was found or installed; set CHROMIUM_PATH to one.");
  return path;
}
