import { describe, expect, it } from "vitest";
import { renderRobots } from "./robots.ts";
import { renderSitemap, renderSitemapIndex } from "./sitemap.ts";

const site = { origin: "https://loja.exemplo.com.br" };

describe("a sitemap", () => {
  it("has absolute addresses and the moment of the last change", () => {
    const changedAt = new Date(Date.UTC(2026, 0, 31, 12));
    expect(renderSitemap(site, [{ path: "/produto/1", changedAt }])).toContain(
      "<url><loc>https://loja.exemplo.com.br/produto/1</loc><lastmod>2026-01-31T12:00:00.000Z</lastmod></url>",
    );
  });

  it("escapes characters that are special in XML", () => {
    expect(renderSitemap(site, [{ path: "/categoria/a?b=1&c=<2>" }])).toContain("?b=1&amp;c=%3C2%3E");
  });

  it("of a large shop is an index of several sitemaps", () => {
    const xml = renderSitemapIndex(site, 2);
    expect(xml).toContain("<sitemap><loc>https://loja.exemplo.com.br/sitemap-2.xml</loc></sitemap>");
    expect(xml).not.toContain("sitemap-3");
  });
});

describe("robots.txt", () => {
  it("allows the shop's public pages and pictures", () => {
    expect(renderRobots(site)).not.toMatch(/Disallow: \/(produto|categoria|storage|social|busca)/);
  });
});
