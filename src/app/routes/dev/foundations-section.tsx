import { ShowcaseSection } from "./showcase-section.tsx";

const colours = [
  ["ground", "#0B100D"],
  ["surface", "#121915"],
  ["raised", "#1A231D"],
  ["hover", "#233028"],
  ["line", "#26332B"],
  ["control", "#647B6C"],
  ["pitch", "#0E2417"],
  ["text", "#F2F5F0"],
  ["muted", "#9DB0A2"],
  ["subtle", "#82968A"],
  ["grass", "#2BD46B"],
  ["grass-hover", "#4DE387"],
  ["grass-press", "#1FB257"],
  ["canary", "#FFD43B"],
  ["danger", "#FF6B6B"],
  ["ok", "#5FE591"],
  ["warn", "#FFC661"],
  ["bad", "#FF9C9C"],
  ["info", "#A6CBFF"],
  ["neutral", "#C3D0C7"],
] as const;

export function ColoursSection() {
  return (
    <ShowcaseSection title="Cores" wide>
      <ul className="grid grid-cols-4 gap-3 md:grid-cols-10">
        {colours.map(([name, value]) => (
          <li key={name} className="text-count">
            <div className="h-14 rounded-inner border border-text/12" style={{ background: value }} />
            <div className="mt-1">{name}</div>
            <div className="text-muted">{value}</div>
          </li>
        ))}
      </ul>
    </ShowcaseSection>
  );
}

const samples = [
  ["font-display font-extrabold text-hero uppercase", "Seleções", "hero · Barlow Condensed 800 · 46 → 88"],
  ["font-display font-extrabold text-title", "Título de página", "title · 800 · 36 → 56"],
  ["font-display font-extrabold text-section", "Navegue por Categorias", "section · 800 · 32 → 40"],
  ["font-display font-extrabold text-h3", "Bloco do carrinho", "h3 · 800 · 28"],
  ["price text-price", "R$ 1.299,90", "price · 700 · 36 → 44 · numerais tabulares"],
  ["font-display font-semibold text-nav", "Brasileiros Internacionais", "nav · 600 · 18"],
  ["text-body", "Um atendente confirma os dados pelo WhatsApp.", "body · Figtree 400 · 16 / 24"],
  ["text-small", "Texto do administrativo", "small · 14 / 20"],
] as const;

export function TypeSection() {
  return (
    <ShowcaseSection title="Tipografia" wide>
      <div className="grid items-baseline gap-x-12 gap-y-2 md:grid-cols-2">
        {samples.map(([className, text, caption]) => (
          <div key={caption} className="contents">
            <span className={className}>{text}</span>
            <span className="text-caption text-muted">{caption}</span>
          </div>
        ))}
      </div>
    </ShowcaseSection>
  );
}
