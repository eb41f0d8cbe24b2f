import type { PictureFetcher } from "../media/picture-fetcher.ts";
import type { ImportRunner } from "./import-runner.ts";

/** What imports need in addition to the dependencies of every service. */
export interface ImportDependencies {
  runner: ImportRunner;
  pictureFetcher: PictureFetcher;
  publicOrigin: string;
}
