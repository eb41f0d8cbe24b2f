// npm run manual: takes the pictures of the owner's manual from a shop of its own, into docs/pictures/manual.
import { ensureChromium } from "./ensure-programs.mjs";

process.env.CHROMIUM_PATH = await ensureChromium();
await import("./take-manual-pictures.ts");
