import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coversInUse, type Obstacle, placeToasts } from "./place-toasts.ts";

const phone = { left: 0, top: 0, width: 375, height: 812 };
const toasts = { width: 343, height: 64 };
const belowTheHeader = { left: 16, top: 76 };

function button(top: number, inUse = true): Obstacle {
  return { left: 16, top, width: 343, height: 48, inUse };
}

describe("where toasts are placed", () => {
  it("is the usual corner while nothing in use lies there", () => {
    const place = placeToasts({ area: phone, toasts, wanted: belowTheHeader, obstacles: [button(700)] });
    expect(place).toEqual(belowTheHeader);
  });

  it("is beside a button in use, not over it", () => {
    const place = placeToasts({ area: phone, toasts, wanted: belowTheHeader, obstacles: [button(100)] });
    expect(coversInUse({ ...place, ...toasts }, [button(100)])).toBe(false);
  });

  it("is over as few other controls as possible", () => {
    const obstacles = [button(100), button(150, false), button(210, false), button(12, false)];
    const place = placeToasts({ area: phone, toasts, wanted: belowTheHeader, obstacles });
    expect(place.top).toBeGreaterThanOrEqual(258);
  });

  it("is the left edge when a tall dialog has its buttons at the right", () => {
    const foot = { left: 800, top: 100, width: 300, height: 780, inUse: true };
    const place = placeToasts({
      area: { left: 0, top: 0, width: 1280, height: 900 },
      toasts: { width: 392, height: 80 },
      wanted: { left: 864, top: 796 },
      obstacles: [foot],
    });
    expect(coversInUse({ ...place, width: 392, height: 80 }, [foot])).toBe(false);
  });

  it("never covers a control in use while a free band of the screen is high enough", () => {
    const tops = fc.array(fc.integer({ min: 0, max: 760 }), { maxLength: 5 });
    fc.assert(
      fc.property(tops, fc.integer({ min: 0, max: 812 }), (all, wantedTop) => {
        // The lowest 96 pixels stay free.
        const obstacles = all.map((top) => button(Math.min(top, 660)));
        const wanted = { left: 16, top: wantedTop };
        const place = placeToasts({ area: phone, toasts, wanted, obstacles });
        return !coversInUse({ ...place, ...toasts }, obstacles);
      }),
    );
  });
});
