import { ExternalLink } from "lucide-react";
import type { Banner } from "./use-banners.ts";

/** Describes what the banner links to. */
export function BannerLink({ banner: { link, category } }: { banner: Banner }) {
  if (category) return <span className="break-words">Categoria: {category.name}</span>;
  if (!link) return <span className="text-subtle">Sem link</span>;
  return (
    <a
      href={link}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex max-w-full items-center gap-1.5 lg:max-w-44"
    >
      <span className="truncate">{link}</span>
      <ExternalLink className="size-4 shrink-0" />
      <span className="sr-only">(abre em outra aba)</span>
    </a>
  );
}
