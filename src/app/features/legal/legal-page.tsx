import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { LegalText } from "./legal-text.tsx";

interface LegalPageProps {
  title: string;
  text: string;
  updatedAt: string | null;
}

const day = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "America/Sao_Paulo" });

export function LegalPage({ title, text, updatedAt }: LegalPageProps) {
  return (
    <article className="wrap pt-6 pb-section">
      <Breadcrumb items={[{ label: "Home", to: "/" }, { label: title }]} />
      <header className="mt-4 mb-8">
        <h1 className="font-display font-extrabold text-title">{title}</h1>
        {updatedAt && (
          <p className="mt-2 text-muted">
            Atualizado em <time dateTime={updatedAt}>{day.format(new Date(updatedAt))}</time>
          </p>
        )}
      </header>
      <div className="max-w-[72ch]">
        <LegalText text={text} />
      </div>
    </article>
  );
}
