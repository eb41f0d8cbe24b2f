import { type ReactNode, useId } from "react";

export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-5 rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <h2 id={id} className="font-display font-extrabold text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}
