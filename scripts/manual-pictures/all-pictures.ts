import { basicPictures } from "./basic-pictures.ts";
import { connectionPictures } from "./connection-pictures.ts";
import { examplePictures } from "./example-pictures.ts";
import type { ManualPicture } from "./manual-picture.ts";
import { stepPictures } from "./step-pictures.ts";
import { teamPictures } from "./team-pictures.ts";

/** In the order in which they are taken: each part changes the shop of the next. */
export const manualPictures: readonly ManualPicture[] = [
  ...basicPictures,
  ...teamPictures,
  ...examplePictures,
  ...connectionPictures,
  ...stepPictures,
];
