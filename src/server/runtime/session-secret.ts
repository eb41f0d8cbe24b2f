import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Returns the secret that signs sessions: from the environment, or generated once and stored in the data folder. */
export async function loadSessionSecret(dataDir: string, given: string | undefined): Promise<string> {
  if (given) return given;
  const file = join(dataDir, "session-secret");
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return (await readFile(file, "utf8")).trim();
}
