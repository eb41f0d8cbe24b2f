import { useEffect, useState } from "react";
import type { Customization } from "#domain/print/customization.ts";
import { layoutPrint } from "#domain/print/layout-print.ts";
import type { Outlines } from "#domain/print/outlines/outline-table.ts";
import { loadOutlines } from "#domain/print/outlines.ts";
import { paintPrint, SHADOW_OPACITY, SHADOW_SHIFT } from "#domain/print/paint-print.ts";
import type { PrintFont, ShirtPrint } from "#domain/print/shirt-print.ts";
import { cx } from "#ui/cx.ts";

/** Shown before anything is typed, so that people see where the print goes and how it looks. */
const example: Customization = { name: "SEU NOME", number: "10" };

export interface PrintOverlayProps {
  print: ShirtPrint;
  /** May be incomplete while it is being typed; an empty one is shown as a translucent example. */
  customization: Customization;
  /** Must match the picture below: shown whole, or filling its frame. */
  shownWhole: boolean;
}

/** The printed letters, laid exactly over the back picture. Loaded when a shirt with a print is first shown. */
export default function PrintOverlay({ print, customization, shownWhole }: PrintOverlayProps) {
  const outlines = useOutlines(print.font);
  if (!outlines) return null;
  const isExample = customization.name === "" && customization.number === "";
  const layout = layoutPrint(print, isExample ? example : customization, outlines);
  return (
    <svg
      aria-hidden="true"
      data-print={isExample ? "example" : "typed"}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      preserveAspectRatio={`xMidYMid ${shownWhole ? "meet" : "slice"}`}
      className={cx("pointer-events-none absolute inset-0 size-full", isExample && "opacity-40")}
    >
      {paintPrint(layout, print).map(({ path, color, strokeWidth, shadow }) => (
        <path
          key={`${path} ${strokeWidth} ${color}`}
          d={path}
          fill={color}
          stroke={color}
          strokeWidth={strokeWidth}
          strokeLinejoin="round"
          {...(shadow && { opacity: SHADOW_OPACITY, transform: `translate(0 ${SHADOW_SHIFT})` })}
        />
      ))}
    </svg>
  );
}

/**
 * While another font loads, the previous one stays. If it cannot be loaded, the shirt has no print; the text beside it
 * still says it.
 */
function useOutlines(font: PrintFont): Outlines | undefined {
  const [outlines, setOutlines] = useState<Outlines>();
  useEffect(() => {
    let isOver = false;
    loadOutlines(font).then(
      (table) => {
        if (!isOver) setOutlines(table);
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [font]);
  return outlines;
}
