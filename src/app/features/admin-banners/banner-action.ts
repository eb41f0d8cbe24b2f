import type { Banner } from "./use-banners.ts";

/** What the owner is about to do; each has a dialog of its own. */
export type BannerAction =
  | { kind: "create" }
  | { kind: "edit"; banner: Banner }
  | { kind: "delete"; banner: Banner };

export type OnBannerAction = (action: BannerAction) => void;
