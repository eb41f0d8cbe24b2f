// npm run manual: takes the pictures of the owner's manual from a shop of its own, into docs/pictures/manual.
import { ensureChromium } from "./ensure-chromium.mjs";

process.env.CHROMIUM_PATH = ensureChromium();
await import("./take-manual-pictures.ts");
