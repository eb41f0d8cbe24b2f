import { type ReactNode, useCallback, useState } from "react";
import { ResponsivePicture } from "#app/features/media/responsive-picture.tsx";
import type { ShownPicture } from "#domain/media/shown-picture.ts";
import { PitchGround } from "#ui/pitch-lines.tsx";

/** The layout of sign-in, registration and password pages: on wide screens half picture, half form. */
export function EntryFrame({ picture, children }: { picture: ShownPicture | null; children: ReactNode }) {
  return (
    <div className="grid lg:min-h-[max(640px,calc(100dvh-73px))] lg:grid-cols-2">
      <div className="relative isolate hidden items-end overflow-clip bg-pitch p-14 lg:flex">
        <EntryPicture picture={picture} />
        <p className="max-w-[15ch] font-display font-extrabold text-[56px] uppercase leading-[1.04]">
          Todo craque tem o seu número
        </p>
      </div>
      <div className="mx-auto grid w-full max-w-120 content-start px-gutter pt-8 pb-12 lg:max-w-125 lg:content-center lg:py-12">
        {children}
      </div>
    </div>
  );
}

/** A picture of a product, or a drawn pitch where there is none or it does not load. */
function EntryPicture({ picture }: { picture: ShownPicture | null }) {
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  if (!picture?.url || failed) return <PitchGround />;
  return (
    <>
      <ResponsivePicture
        picture={picture}
        alt=""
        sizes="(min-width: 1100px) 50vw, 1px"
        onFail={fail}
        className="absolute inset-0 -z-2 size-full object-cover"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-1 bg-[linear-gradient(0deg,#070b09f2_0%,#070b09b3_30%,#070b0900_60%)]"
      />
    </>
  );
}
