import { useCallback, useState } from "react";
import { ResponsivePicture } from "#app/features/media/responsive-picture.tsx";
import type { StoreLogoPicture, StoreProfile } from "#domain/settings/store-settings.ts";
import { BrandMark } from "#ui/brand-mark.tsx";
import { Link } from "#ui/link.tsx";

/** The shop's logo, or its name as text where there is none. */
export function StoreLogo({ store, priority }: { store: StoreProfile; priority?: boolean }) {
  const { name, logo } = store;
  const [failed, setFailed] = useState<string>();
  const fail = useCallback(() => setFailed(logo?.url), [logo]);
  const shown = logo && logo.url !== failed ? logo : undefined;
  return (
    <Link
      to="/"
      aria-label={`${name}, página inicial`}
      className="inline-flex min-h-11 items-center gap-2 font-display font-extrabold text-[30px] tracking-[0.02em] lg:text-[34px]"
    >
      {shown ? (
        <LogoPicture logo={shown} name={name} priority={priority} onFail={fail} />
      ) : (
        <>
          <BrandMark />
          {name}
        </>
      )}
    </Link>
  );
}

interface LogoPictureProps {
  logo: StoreLogoPicture;
  name: string;
  priority?: boolean | undefined;
  onFail: () => void;
}

function LogoPicture({ logo, name, priority, onFail }: LogoPictureProps) {
  return (
    <ResponsivePicture
      picture={{ ...logo, alt: name, color: null }}
      sizes="176px"
      priority={priority}
      onFail={onFail}
      className="h-10 w-auto max-w-44 object-contain object-left lg:h-11"
    />
  );
}
