import { ArrowRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "#ui/link.tsx";

/** The page's heading is visually hidden, because the banners have the owner's own texts. */
export function HomeTitle({ storeName }: { storeName: string }) {
  return <h1 className="sr-only">{storeName}: camisas de futebol</h1>;
}

interface HomeSectionProps {
  title: string;
  /** The link of 'Ver todos', and its text for screen readers. */
  more?: { to: string; of: string };
  children: ReactNode;
}

export function HomeSection({ title, more, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="wrap pt-section">
      <div className="mb-[clamp(16px,2.4vw,32px)] flex items-end justify-between gap-4">
        <h2 id={id} className="font-display font-extrabold text-section">
          {title}
        </h2>
        {more && (
          <Link
            to={more.to}
            prefetch="intent"
            className="-mb-2 inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap font-bold font-display text-nav"
          >
            <span>
              Ver todos <span className="sr-only">{more.of}</span>
            </span>
            <ArrowRight className="size-5 text-grass" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
