import { describe, expect, it } from "vitest";
import { type StoreProfile, storeSettingsSchema } from "../settings/store-settings.ts";
import { adminManifest, storeManifest } from "./app-manifest.ts";

const profile = (name: string, logo: string | null = null): StoreProfile => ({
  ...storeSettingsSchema.parse({
    name,
    whatsapp: "5511900000000",
    phone: "",
    email: "contato@exemplo.com.br",
    address: "",
  }),
  logo: logo === null ? null : { url: logo, width: 400, height: 100 },
});

describe("the manifest of the shop", () => {
  it("has the shop's name and opens the home page", () => {
    expect(storeManifest(profile("Manto"))).toMatchObject({
      id: "/",
      name: "Manto",
      short_name: "Manto",
      start_url: "/",
      scope: "/",
      display: "standalone",
    });
  });

  it("has icons for every use", () => {
    const icons = storeManifest(profile("Manto")).icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(icons).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
  });

  it("shortens a long name at a word", () => {
    expect(storeManifest(profile("Camisas do Bairro")).short_name).toBe("Camisas");
  });

  it("has other icon URLs when the logo changes", () => {
    const [icon] = storeManifest(profile("Manto", "/storage/v1/logo-1.png")).icons;
    expect(icon?.src).toBe("/icon-192.png?logo=logo-1.png");
  });
});

describe("the manifest of the back-office", () => {
  it("is an app of its own within /admin", () => {
    expect(adminManifest(profile("Manto"))).toMatchObject({
      id: "/admin",
      name: "Manto Admin",
      short_name: "Manto Admin",
      start_url: "/admin",
      scope: "/admin",
    });
  });

  it("has another short name than the shop, however long the shop's name is", () => {
    expect(adminManifest(profile("Camisas do Bairro")).short_name).toBe("Admin");
  });

  it("has icons of its own", () => {
    for (const { src } of adminManifest(profile("Manto")).icons) expect(src).toMatch(/^\/admin-icon-/);
  });
});
