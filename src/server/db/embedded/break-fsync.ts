/** Preloaded into a process of the tests: while the file named by BROKEN_DISK_SIGN exists, every fsync fails. */
import fs from "node:fs";

const realSync = fs.fsyncSync;
fs.fsyncSync = (descriptor) => {
  const sign = process.env.BROKEN_DISK_SIGN;
  if (sign !== undefined && fs.existsSync(sign))
    throw Object.assign(new Error("broken disk"), { code: "EIO" });
  realSync(descriptor);
};
