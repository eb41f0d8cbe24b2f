import { useCallback, useState } from "react";
import { ResponsivePicture } from "#app/features/media/responsive-picture.tsx";
import type { BannerSlide } from "#domain/banners/banner.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { cx } from "#ui/cx.ts";
import { PitchGround } from "#ui/pitch-lines.tsx";
import { useBackgroundColor } from "#ui/use-inline-style.ts";

/** A picture of 1920 × 500 fills its box by height, so it is wider than a phone's screen. */
const bannerSizes = "(min-width: 768px) 1920px, 640px";
const bannerWidths = [640, 960, 1280, 1920] as const;

/**
 * Longer titles are set smaller. They must fit two lines on a phone, or they would leave the dark part of the picture.
 */
const SHORT_TITLE = 21;

interface BannerContentProps {
  banner: BannerSlide;
  isFirst: boolean;
  mayLoad: boolean;
}

/** Phone: picture above, text below. Wide: text left, picture right. */
export function BannerContent({ banner, isFirst, mayLoad }: BannerContentProps) {
  const { title, description, link } = banner;
  return (
    <div className="relative isolate h-full">
      <BannerGround banner={banner} isFirst={isFirst} mayLoad={mayLoad} />
      <div aria-hidden="true" className={scrimClass} />
      <div className="wrap flex h-full flex-col items-start justify-end pb-16 md:justify-center md:pb-12">
        {title && (
          <h2
            className={cx(
              "line-clamp-2 min-w-min pb-1 font-display font-extrabold uppercase md:line-clamp-3 md:pb-3",
              title.length > SHORT_TITLE ? longTitleClass : "max-w-[11ch] text-hero",
            )}
          >
            {title}
          </h2>
        )}
        {description && <p className={textClass}>{description}</p>}
        {link && (
          <ButtonLink to={link} className="mt-3 md:mt-6">
            Comprar Agora
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** The banner's picture, or a drawn pitch where there is none or it does not load. */
function BannerGround({ banner, isFirst, mayLoad }: BannerContentProps) {
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const { picture } = banner;
  const ground = useBackgroundColor(picture?.color);
  if (!picture?.url || failed) return <PitchGround />;
  return (
    <div className="absolute inset-x-0 top-0 -z-2 h-58 md:h-full" style={ground}>
      {mayLoad && (
        <ResponsivePicture
          picture={picture}
          alt=""
          sizes={bannerSizes}
          widths={bannerWidths}
          priority={isFirst}
          onFail={fail}
          className="size-full object-cover object-[84%_50%] lg:object-right"
        />
      )}
    </div>
  );
}

const longTitleClass =
  "max-w-[18ch] text-[clamp(2.25rem,1.4rem+3.6vw,4.5rem)] leading-[1.04] md:max-w-[14ch]";

const textClass =
  "mt-1 line-clamp-2 max-w-[38ch] text-[#d6ded8] text-note md:mt-1 md:line-clamp-3 md:max-w-[32ch] md:text-lead md:leading-7 lg:max-w-[38ch]";

/** The text has enough contrast even over a white picture; each stop was measured, so do not change one by eye. */
const scrimClass = cx(
  "absolute inset-0 -z-1",
  "bg-[linear-gradient(0deg,#0b100d_43%,#0b100de0_56%,#0b100d00_86%)]",
  "md:bg-[linear-gradient(90deg,#0b100d_24%,#0b100dd9_46%,#0b100d00_76%),linear-gradient(0deg,#0b100dcc_0%,#0b100d00_24%)]",
  "lg:bg-[linear-gradient(90deg,#0b100d_0%,#0b100de8_30%,#0b100d00_62%),linear-gradient(0deg,#0b100dcc_0%,#0b100d00_24%)]",
);
