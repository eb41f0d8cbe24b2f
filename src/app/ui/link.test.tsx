import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, Link as RouterLink } from "react-router";
import { describe, expect, it } from "vitest";
import { Link, type LinkProps } from "./link.tsx";

const inRouter = (link: ReactNode) => renderToStaticMarkup(<MemoryRouter>{link}</MemoryRouter>);

describe("a link rendered on the server", () => {
  it.each<LinkProps>([
    { to: "/" },
    { to: "/categoria/retro?ordem=menor-preco&pagina=2#produtos", prefetch: "intent", className: "link" },
    { to: "/produto/1", tabIndex: -1, "aria-labelledby": "nome", preventScrollReset: true },
    { to: "/carrinho", reloadDocument: true, rel: "next" },
    { to: "?pagina=2" },
    { to: "//exemplo.com.br/" },
    { to: "https://exemplo.com.br/" },
  ])("is what React Router's own link would be: $to", (props) => {
    expect(inRouter(<Link {...props}>Ver</Link>)).toBe(inRouter(<RouterLink {...props}>Ver</RouterLink>));
  });

  it("needs no router for a path of the shop", () => {
    expect(renderToStaticMarkup(<Link to="/carrinho">Carrinho</Link>)).toContain('href="/carrinho"');
  });
});
