import { cx } from "#ui/cx.ts";

interface BannerPreviewProps {
  url: string;
  title: string;
  description: string;
}

/**
 * Previews how the home page crops the picture: 500 px high at a computer's full width, and the upper 232 of 400 px on
 * a phone. It is drawn to scale with the measures of the storefront's banner, which follows the width of the window.
 */
export function BannerPreview(props: BannerPreviewProps) {
  return (
    <div className="grid grid-cols-[1fr_112px] items-start gap-3">
      <Frame name="No computador" className="aspect-[1280/500]">
        <img src={props.url} alt="" className="absolute inset-0 size-full object-cover object-right" />
        <div className={cx("absolute inset-0", wideScrim)} />
        <div className="absolute inset-y-0 left-[6%] grid max-w-[55%] content-center gap-[2px]">
          <Words
            {...props}
            titleClass="text-[clamp(14px,3.2cqw,26px)]"
            textClass="text-[clamp(7px,1.4cqw,11px)]"
          />
        </div>
      </Frame>
      <Frame name="No celular" className="aspect-[375/400]">
        <img
          src={props.url}
          alt=""
          className="absolute inset-x-0 top-0 h-[58%] w-full object-cover object-[84%_50%]"
        />
        <div className={cx("absolute inset-0", phoneScrim)} />
        <div className="absolute inset-x-[4%] bottom-[16%] grid gap-[1px]">
          <Words {...props} titleClass="text-[14px]" textClass="text-[6px]" />
        </div>
      </Frame>
    </div>
  );
}

function Frame(props: { name: string; className: string; children: React.ReactNode }) {
  return (
    <figure className="grid min-w-0 gap-1.5">
      <div
        aria-hidden="true"
        className={cx("@container relative overflow-clip rounded-inner bg-ground", props.className)}
      >
        {props.children}
      </div>
      <figcaption className="text-caption text-muted">{props.name}</figcaption>
    </figure>
  );
}

function Words(props: BannerPreviewProps & { titleClass: string; textClass: string }) {
  return (
    <>
      <span
        className={cx(
          "line-clamp-2 break-words font-display font-extrabold uppercase leading-[1.04]",
          props.titleClass,
        )}
      >
        {props.title}
      </span>
      <span className={cx("line-clamp-2 leading-[1.3]", props.textClass)}>{props.description}</span>
    </>
  );
}

const wideScrim =
  "bg-[linear-gradient(90deg,#0b100d_0%,#0b100de8_30%,#0b100d00_62%),linear-gradient(0deg,#0b100dcc_0%,#0b100d00_24%)]";
const phoneScrim = "bg-[linear-gradient(0deg,#0b100d_43%,#0b100de0_56%,#0b100d00_86%)]";
