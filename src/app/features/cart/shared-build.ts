import type { Build } from "#domain/sizes/build.ts";
import { readBuild } from "#domain/sizes/read-build.ts";

export const SHARED_BUILD = "shared-build";

/**
 * What the person who uses this device leaves to others with each shirt; undefined without their consent. Nothing but
 * the bands is read here, so that nothing else can reach an order.
 */
export function readSharedBuild(): Build | undefined {
  try {
    return readBuild(JSON.parse(localStorage.getItem(SHARED_BUILD) ?? ""));
  } catch {
    return undefined;
  }
}
