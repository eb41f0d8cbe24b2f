import { changeCart } from "#app/features/cart/cart-store.ts";
import { SHARED_BUILD } from "#app/features/cart/shared-build.ts";
import { withoutBuilds } from "#domain/cart/without-builds.ts";
import type { Build } from "#domain/sizes/build.ts";
import { readWearer, type Wearer } from "#domain/sizes/typed-body.ts";

const KNOWN_WEARER = "size-advice";

/** Who was asked about on this device before. It stays here: the next shirt reads it, and the shop is never told. */
export function readKnownWearer(): Wearer | undefined {
  try {
    return readWearer(JSON.parse(localStorage.getItem(KNOWN_WEARER) ?? "null"));
  } catch {
    return undefined;
  }
}

export const rememberWearer = (wearer: Wearer | undefined): void => write(KNOWN_WEARER, wearer);

/** With the consent of who is asked: the next shirts are for somebody of this build, or of one that is not kept. */
export const shareBuild = (build: Build | undefined): void => write(SHARED_BUILD, build);

/** The consent is withdrawn, for the shirts that are already in the cart, too. */
export function withdrawBuilds(): void {
  shareBuild(undefined);
  changeCart(withoutBuilds);
}

function write(name: string, value: object | undefined): void {
  try {
    if (value) localStorage.setItem(name, JSON.stringify(value));
    else localStorage.removeItem(name);
  } catch {
    // Storage is forbidden: the next shirt asks again, and nothing is left to others.
  }
}
