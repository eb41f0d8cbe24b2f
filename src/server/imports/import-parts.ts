import type { PictureFetcher } from "../media/picture-fetcher.ts";
import type { ImportRunner } from "./import-runner.ts";

/** What imports need beside what every service has. */
export interface ImportParts {
  runner: ImportRunner;
  pictureFetcher: PictureFetcher;
  publicOrigin: string;
}
