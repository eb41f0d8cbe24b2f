import { closeUpOf } from "#domain/print/close-up.ts";
import { useInlineStyle } from "#ui/use-inline-style.ts";
import { PrintedShirt, type PrintedShirtProps } from "./printed-shirt.tsx";

/** The frame is 208 px high and never narrower than the panel of a phone with 320 px. */
const NARROWEST = 286 / 208;

type PrintCloseUpProps = Pick<PrintedShirtProps, "print" | "customization" | "sizes" | "widths">;

/** The printed part of a shirt's back, large enough to read a long name on a phone. The text beside it says the same. */
export function PrintCloseUp(props: PrintCloseUpProps) {
  const { picture } = props.print;
  const { height, top, middle } = closeUpOf(props.print, NARROWEST);
  const style = useInlineStyle({
    aspectRatio: `${picture.width} / ${picture.height}`,
    height: percent(height),
    top: percent(top),
    translate: `${percent(-middle)} 0`,
  });
  return (
    <span className="bands-stage relative block h-52 overflow-clip">
      <span className="absolute left-1/2 block *:h-full" style={style}>
        <PrintedShirt {...props} alt="" className="h-full" />
      </span>
    </span>
  );
}

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;
