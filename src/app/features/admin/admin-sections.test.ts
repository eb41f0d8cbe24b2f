import { describe, expect, it } from "vitest";
import { roleMay, type StaffRole, staffRoles } from "#domain/accounts/staff-role.ts";
import { maySeePath, sectionsFor } from "./admin-sections.ts";

const as = (role: StaffRole) => (permission: Parameters<typeof roleMay>[1]) => roleMay(role, permission);
const labelsOf = (role: StaffRole) =>
  sectionsFor(as(role)).flatMap(({ sections }) => sections.map(({ label }) => label));

describe("the sections of the back-office", () => {
  it("are all for an owner: those that the specification lists, and the feed between its two groups", () => {
    expect(labelsOf("admin")).toEqual([
      "Dashboard",
      "Produtos",
      "Categorias",
      "Tamanhos",
      "Opções",
      "Estoque",
      "Banners",
      "Pedidos",
      "Google e Meta",
      "Clientes",
      "Relatórios",
      "Análises",
      "Entrega",
      "Ofertas",
      "Configurações",
    ]);
  });

  it.each([
    ["support", ["Pedidos", "Clientes", "Configurações"]],
    ["production", ["Produção", "Configurações"]],
    [
      "catalog",
      [
        "Produtos",
        "Categorias",
        "Tamanhos",
        "Opções",
        "Estoque",
        "Banners",
        "Google e Meta",
        "Configurações",
      ],
    ],
  ] as const)("are for %s only what that role works with", (role, labels) => {
    expect(labelsOf(role)).toEqual(labels);
  });

  it.each(staffRoles)("can be opened where %s sees them in the menu", (role) => {
    const paths = sectionsFor(as(role)).flatMap(({ sections }) => sections.map(({ to }) => to));
    expect(paths.filter((path) => !maySeePath(path, as(role)))).toEqual([]);
  });

  it.each([
    ["/admin/pedidos/producao", true],
    ["/admin/pedidos", false],
    ["/admin/pedidos/excluidos", false],
    ["/admin/times", false],
    ["/admin/produtos/importar", false],
    ["/admin/estoque/entrega", false],
    ["/admin", false],
    ["/admin/nada", true],
  ])("let those who produce open %s: %s", (path, allowed) => {
    expect(maySeePath(path, as("production"))).toBe(allowed);
  });
});
