import type { Banner } from "./use-banners.ts";

/** The action that the owner has started; each has its own dialog. */
export type BannerAction =
  | { kind: "create" }
  | { kind: "edit"; banner: Banner }
  | { kind: "delete"; banner: Banner };

export type OnBannerAction = (action: BannerAction) => void;
