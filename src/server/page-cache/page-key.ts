/**
 * The pages that are the same for everyone and therefore kept, with the query parameters that change what they show.
 * A parameter that is not named here is no part of the key: links come with all kinds of campaign marks.
 */
const pages: { path: RegExp; parameters: readonly string[] }[] = [
  { path: /^\/$/, parameters: [] },
  { path: /^\/produto\/[0-9a-f-]{36}$/, parameters: ["nome", "numero"] },
  { path: /^\/produto\/[0-9a-f-]{36}\/time$/, parameters: [] },
  { path: /^\/categoria\/[^/]{1,80}$/, parameters: ["ordem", "pagina", "subcategoria"] },
  { path: /^\/busca$/, parameters: ["pagina", "q"] },
  { path: /^\/(login|cadastro|recuperar-senha|redefinir-senha)$/, parameters: ["redirect"] },
  { path: /^\/(carrinho|meus-pedidos|minha-conta|auth-diagnostico)$/, parameters: [] },
  { path: /^\/(politica-de-privacidade|trocas-e-devolucoes|termos-de-uso)$/, parameters: [] },
  { path: /^\/newsletter\/(confirmar|cancelar)$/, parameters: [] },
  { path: /^\/admin(\/[a-z-]{1,40}){0,2}$/, parameters: [] },
];

const LONGEST_VALUE = 200;

/** React Router asks for a page's data at the page's address with this ending. */
const DATA = ".data";
const ROOT_DATA = "/_.data";
const ROUTES = "_routes";

/** The one address under which a page, or its data, is kept; undefined for what is not. */
export function pageKeyOf(target: string): string | undefined {
  const cut = target.indexOf("?");
  const path = cut < 0 ? target : target.slice(0, cut);
  const isData = path.endsWith(DATA);
  const known = pages.find((page) => page.path.test(isData ? pageOfData(path) : path));
  if (!known) return undefined;
  if (cut < 0) return path;
  return keyWith(
    path,
    new URLSearchParams(target.slice(cut + 1)),
    isData ? [ROUTES, ...known.parameters] : known.parameters,
  );
}

const pageOfData = (path: string) => (path === ROOT_DATA ? "/" : path.slice(0, -DATA.length));

function keyWith(path: string, given: URLSearchParams, names: readonly string[]): string | undefined {
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value === null) continue;
    if (value.length > LONGEST_VALUE) return undefined;
    kept.set(name, value);
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}
