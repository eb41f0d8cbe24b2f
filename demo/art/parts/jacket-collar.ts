// The jacket's stand collar, zipped up.
import { cloth, darken, lighten, luma } from "../base/color.ts";
import type { Kit } from "../base/kit.ts";
import { type Cubic, curveTo, line, mirror, mirrorCubic, move, offset, reverse, xy } from "../base/path.ts";
import type { Cut } from "../cloth/body.ts";

/** Stand collar with its inside, and the zip's puller. */
export function jacketCollar(
  kit: Kit,
  cut: Cut,
  id: string,
  back: boolean,
): { defs: string; behind: string; front: string } {
  const [trim, accent] = [cloth(kit.trim), cloth(kit.accent)];
  const neck = cut.neckline;
  const top: Cubic = back
    ? [
        [688, 98],
        [664, 106],
        [634, 108],
        [600, 108],
      ]
    : [
        [688, 98],
        [668, 136],
        [634, 150],
        [600, 150],
      ];
  const shape =
    `${move(mirror(top[0]))}${curveTo(mirrorCubic(top))}${curveTo(reverse(top))}C${xy([700, 116])} ${xy([708, 138])} ${xy([neck[0][0] + 6, neck[0][1]])}` +
    `L${xy(neck[0])}${curveTo(neck)}${curveTo(reverse(mirrorCubic(neck)))}L${xy([1200 - neck[0][0] - 6, neck[0][1]])}C${xy([492, 138])} ${xy([500, 116])} ${xy(mirror(top[0]))}Z`;
  const defs =
    `<linearGradient id="${id}-st" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".5"/><stop offset=".22" stop-color="#fff" stop-opacity=".12"/><stop offset=".45" stop-color="#000" stop-opacity=".04"/><stop offset=".55" stop-color="#000" stop-opacity=".16"/><stop offset=".74" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></linearGradient>` +
    `<clipPath id="${id}-stc"><path d="${shape}"/></clipPath>`;
  const inside = "M512 98C540 78 660 78 688 98C668 136 634 150 600 150C566 150 532 136 512 98Z";
  const behind = back
    ? ""
    : `<path d="${inside}" fill="${darken(cloth(kit.secondary), 0.5)}"/><path d="M512 98C540 78 660 78 688 98L684 108C660 90 540 90 516 108Z" fill="${lighten(trim, 0.1)}"/>` +
      `<rect x="574" y="100" width="52" height="30" rx="2" fill="${accent}"/><path d="${inside}" fill="#000" opacity=".3"/>`;
  const middle = back
    ? ""
    : `<path d="M600 140V240" stroke="#0b0e0c" stroke-width="15"/><path d="M597 150V240" stroke="${accent}" stroke-width="6" stroke-dasharray="2.6 3.4"/><path d="M603 153V240" stroke="${accent}" stroke-width="6" stroke-dasharray="2.6 3.4"/>`;
  const puller = back
    ? ""
    : `<g><rect x="592" y="166" width="16" height="18" rx="4" fill="#ced4cf"/><rect x="596" y="180" width="8" height="40" rx="4" fill="${luma(accent) > 0.2 ? accent : "#ced4cf"}"/><rect x="597.500" y="186" width="2" height="28" rx="1" fill="#fff" opacity=".5"/></g>`;
  const edges = line([...offset(mirrorCubic(top), back ? 8 : 9), ...offset(top, back ? -8 : -9).reverse()]);
  const front =
    `<path d="${shape}" transform="translate(3 10)" fill="#040805" opacity=".5" filter="url(#${id}-b6)" clip-path="url(#${id}-t)"/><path d="${shape}" fill="${trim}"/>` +
    `<g clip-path="url(#${id}-stc)"><rect width="1200" height="300" fill="url(#${id}-mesh)" opacity=".5"/>${middle}<path d="${shape}" fill="url(#${id}-st)"/></g>` +
    `<path d="${edges}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.3" stroke-dasharray="4.6 3.2"/>` +
    `<path d="${move(mirror(top[0]))}${curveTo(mirrorCubic(top))}${curveTo(reverse(top))}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.8"/>${puller}`;
  return { defs, behind, front };
}
