import { ArrowRight } from "lucide-react";
import { useCallback, useState } from "react";
import { ResponsivePicture } from "#app/features/media/responsive-picture.tsx";
import type { CategoryTile } from "#domain/catalog/category.ts";
import { cx } from "#ui/cx.ts";
import { Link } from "#ui/link.tsx";
import { useBackgroundColor } from "#ui/use-inline-style.ts";
import { isWideTile, tileClass, tileGridClass } from "./tile-class.ts";

/** A 4:3 picture fills a tall tile by height, so a wider rendition than the tile is needed. */
const tileSizes = "(min-width: 1100px) 600px, (min-width: 768px) 50vw, 72vw";
const tileWidths = [320, 480, 640, 960] as const;

export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  return (
    <ul className={tileGridClass(tiles.length)}>
      {tiles.map((tile, index) => (
        <li key={tile.id} className={tileClass(index, tiles.length)}>
          <Tile tile={tile} isWide={isWideTile(index, tiles.length)} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ tile, isWide }: { tile: CategoryTile; isWide: boolean }) {
  return (
    <Link
      to={tile.link}
      prefetch="intent"
      className="group relative isolate flex size-full items-end gap-2 overflow-clip rounded-card bg-pitch p-4 md:p-6"
    >
      <TileGround picture={tile.picture} />
      <span aria-hidden="true" className={cx(scrimClass, isWide && wideScrimClass)} />
      <span className="min-w-0 flex-1 font-display font-extrabold text-[20px] uppercase leading-[0.96] md:text-[clamp(24px,2.6vw,40px)]">
        {tile.name}
      </span>
      <ArrowRight className="size-6 text-grass max-md:hidden" />
    </Link>
  );
}

function TileGround({ picture }: Pick<CategoryTile, "picture">) {
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const ground = useBackgroundColor(picture?.color);
  if (!picture?.url || failed) return <span aria-hidden="true" className={cx(groundClass, bandsClass)} />;
  return (
    <span className={groundClass} style={ground}>
      <ResponsivePicture
        picture={picture}
        alt=""
        sizes={tileSizes}
        widths={tileWidths}
        onFail={fail}
        className="size-full object-cover transition-[scale] duration-slow group-hover:scale-104"
      />
    </span>
  );
}

const groundClass = "absolute inset-0 -z-2";
const bandsClass = "bg-[repeating-linear-gradient(100deg,#ffffff09_0_40px,#ffffff00_40px_80px)]";

/** The name has enough contrast even over a white picture; this was measured. */
const scrimClass =
  "absolute inset-0 -z-1 bg-[linear-gradient(0deg,#070b09eb_0%,#070b09b3_32%,#070b0900_64%)]";
const wideScrimClass =
  "lg:bg-[linear-gradient(90deg,#070b09d9_0%,#070b0900_62%),linear-gradient(0deg,#070b09b3_0%,#070b0900_40%)]";
