import { closeUpOf } from "#domain/print/close-up.ts";
import { useInlineStyle } from "#ui/use-inline-style.ts";
import { PrintedShirt, type PrintedShirtProps } from "./printed-shirt.tsx";

/** The frame in the panel of a phone that is 320 px wide, the narrowest: the higher ones are wider, too. */
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
    <span className="bands-stage relative block h-[max(208px,46vw)] overflow-clip">
      <span className="absolute left-1/2 block *:h-full" style={style}>
        <PrintedShirt {...props} alt="" className="h-full" />
      </span>
    </span>
  );
}

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;
