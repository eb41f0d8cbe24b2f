import { buttonClass } from "#ui/button-class.ts";

interface OfflinePage {
  storeName: string;
  /** The requested path, for the retry link. */
  path: string;
  stylesheet: string;
  /** True where the device reports no connection; false where the server did not answer. */
  isOffline: boolean;
  seen: readonly SeenPage[];
}

export interface SeenPage {
  path: string;
  title: string;
}

/** Opens the requested page by itself as soon as the shop answers again. */
const REOPEN = `const look=async()=>{const answer=await fetch("/healthz",{method:"HEAD",cache:"no-store"}).catch(()=>0);if(answer.ok)location.reload()};addEventListener("online",look);setInterval(look,10000)`;

/** The page's only script is named by its hash. */
export async function offlinePagePolicy(): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(REOPEN));
  const script = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
  return `default-src 'none'; style-src 'self'; font-src 'self'; connect-src 'self'; script-src ${script}; base-uri 'none'`;
}

/**
 * Renders the page that replaces one that is not cached on this device. The worker writes the HTML, the shop's
 * stylesheet applies, and it needs nothing else from the network.
 */
export function renderOfflinePage({ storeName, path, stylesheet, isOffline, seen }: OfflinePage): string {
  const title = isOffline ? "Você está sem internet" : "A loja não respondeu";
  const isAdmin = path.startsWith("/admin");
  const links = isAdmin
    ? link("/admin/pedidos", "Pedidos guardados", "outline")
    : link("/carrinho", "Ver carrinho", "outline") + link("/", "Página inicial", "outline");
  return `<!DOCTYPE html>
<html lang="pt-BR" class="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#0b100d">
<meta name="robots" content="noindex">
<title>${markup(title)} | ${markup(storeName)}</title>
<link rel="stylesheet" href="${markup(stylesheet)}">
</head>
<body>
<div class="flex min-h-dvh flex-col">
<header class="border-line border-b"><div class="wrap flex h-16 items-center lg:h-18">
<a href="/" class="inline-flex min-h-11 items-center font-display font-extrabold text-[30px] tracking-[0.02em]">${markup(storeName)}</a>
</div></header>
<main id="conteudo" class="wrap flex-1 py-14">
<h1 class="font-display font-extrabold text-title">${markup(title)}</h1>
<p class="mt-3 max-w-[46ch] text-muted">Esta página ainda não foi guardada neste aparelho. Ela abre sozinha quando a conexão voltar.</p>
<p class="mt-8 grid max-w-86 gap-3 md:flex md:max-w-none">${link(path, "Tentar novamente", "primary")}${links}</p>
${isAdmin ? "" : listSeen(seen)}
</main>
</div>
<script>${REOPEN}</script>
</body>
</html>
`;
}

function listSeen(seen: readonly SeenPage[]): string {
  if (seen.length === 0) return "";
  const items = seen.map(
    ({ path, title }) => `<li><a href="${markup(path)}" class="link">${markup(title)}</a></li>`,
  );
  return `<section aria-labelledby="vistas" class="mt-14">
<h2 id="vistas" class="font-display font-extrabold text-h3">Páginas que você já viu</h2>
<ul class="mt-4 grid gap-3">${items.join("")}</ul>
</section>`;
}

const link = (path: string, text: string, variant: "primary" | "outline") =>
  `<a href="${markup(path)}" class="${buttonClass({ variant })}">${text}</a>`;

/** Returns the title without the shop's name: "Camisa Aurora | Manto" → "Camisa Aurora". */
export function readTitle(html: string): string | undefined {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return title && plainText(title).replace(/ \| [^|]*$/, "");
}

const signs: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

const markup = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** Decodes the entities that React has written. */
function plainText(text: string): string {
  return Object.entries(signs).reduceRight((plain, [sign, written]) => plain.replaceAll(written, sign), text);
}
