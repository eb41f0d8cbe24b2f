import { describe, expect, test } from "vitest";
import { demoBanners } from "./banners.ts";
import { demoCategories } from "./categories.ts";
import { demoAccounts, demoCustomers } from "./customers.ts";
import { demoProducts } from "./products.ts";

const distinct = (values: readonly unknown[]) => new Set(values).size === values.length;
const inCategory = (id: string) => demoProducts.filter((product) => product.categoryId === id);

describe("demo products", () => {
  test("at least 52 over six categories, with at least 14 Brazilian ones", () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(52);
    expect(inCategory("1").length).toBeGreaterThanOrEqual(14);
    for (const category of demoCategories) expect(inCategory(category.id).length).toBeGreaterThanOrEqual(6);
  });

  test("each has its own slug, name, description and age", () => {
    for (const key of ["slug", "name", "description", "daysAgo"] as const) {
      expect(distinct(demoProducts.map((product) => product[key]))).toBe(true);
    }
  });

  test("a product's subcategory is one of its category's", () => {
    for (const product of demoProducts) {
      const category = demoCategories.find(({ id }) => id === product.categoryId);
      expect(category?.subcategories).toContain(product.subcategory);
    }
  });

  test("every subcategory has a product", () => {
    for (const category of demoCategories) {
      const used = new Set(inCategory(category.id).map((product) => product.subcategory));
      expect([...used].sort()).toEqual([...category.subcategories].sort());
    }
  });

  test("prices end in 90 cents, between R$ 149,90 and R$ 449,90", () => {
    for (const { priceCents } of demoProducts) {
      expect(priceCents % 1000).toBe(990);
      expect(priceCents).toBeGreaterThanOrEqual(14990);
      expect(priceCents).toBeLessThanOrEqual(44990);
    }
  });

  test("descriptions are two or three sentences", () => {
    for (const { description } of demoProducts) {
      const sentences = description.match(/[.!?](?=\s|$)/g) ?? [];
      expect([2, 3]).toContain(sentences.length);
    }
  });

  test("eight are flagged as new, and they are the newest", () => {
    const fresh = demoProducts.filter((product) => product.isNew).map((product) => product.daysAgo);
    const settled = demoProducts.filter((product) => !product.isNew).map((product) => product.daysAgo);
    expect(fresh).toHaveLength(8);
    expect(Math.max(...fresh)).toBeLessThan(Math.min(...settled));
    expect(Math.max(...settled)).toBeLessThanOrEqual(120);
  });

  test("the slug is the name without accents and capitals", () => {
    for (const { name, slug } of demoProducts) {
      const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, "-");
      expect(slug).toBe(plain);
    }
  });
});

describe("demo categories, banners and customers", () => {
  test("categories have the shop's fixed ids in order", () => {
    expect(demoCategories.map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5", "6"]);
  });

  test("categories 5 and 6 have only the default subcategory", () => {
    expect(demoCategories.slice(4).map(({ subcategories }) => subcategories)).toEqual([
      ["Padrão"],
      ["Padrão"],
    ]);
  });

  test("four banners lead into the shop and their titles fit two lines of a phone", () => {
    expect(demoBanners).toHaveLength(4);
    for (const banner of demoBanners) {
      expect(banner.link).toMatch(/^\/categoria\/[a-z]+$/);
      expect(banner.title.length).toBeLessThanOrEqual(26);
    }
  });

  test("three accounts have an address at exemplo.com.br", () => {
    expect(demoAccounts).toHaveLength(3);
    for (const { email } of demoAccounts) expect(email).toMatch(/^[a-z.]+@exemplo\.com\.br$/);
  });

  test("there are twenty people with distinct numbers, and no number can belong to a real person", () => {
    expect(demoCustomers).toHaveLength(20);
    expect(distinct(demoCustomers.map(({ whatsapp }) => whatsapp))).toBe(true);
    for (const { whatsapp, cep } of demoCustomers) {
      expect(whatsapp).toMatch(/^\d{2}90000\d{4}$/);
      expect(cep).toMatch(/^00\d{6}$/);
    }
  });
});
