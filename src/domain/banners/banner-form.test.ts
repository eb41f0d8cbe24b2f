import { describe, expect, it } from "vitest";
import { type BannerDraft, bannerFormSchema, toSiteImage } from "./banner-form.ts";

const draft: BannerDraft = {
  title: "Verão",
  description: "",
  categoryId: "",
  link: "",
  active: true,
  image_url: "https://fotos.exemplo.com/verao/praia.jpg",
  image_path: "verao/praia.jpg",
  startsAt: "",
  endsAt: "",
};
const categories = [
  { id: "1", name: "Times Brasileiros" },
  { id: "8", name: "Cone Sul" },
];
const faultsOf = (changes: Partial<BannerDraft>) =>
  bannerFormSchema
    .safeParse({ ...draft, ...changes })
    .error?.issues.map(({ path, message }) => [path[0], message]);
const sent = (changes: Partial<BannerDraft>) =>
  toSiteImage(bannerFormSchema.parse({ ...draft, ...changes }), categories);

describe("the form of a banner", () => {
  it.each<[Partial<BannerDraft>, string, string]>([
    [{ title: " " }, "title", "Título é obrigatório"],
    [{ image_url: "" }, "image_url", "Imagem é obrigatória"],
    [{ image_path: "" }, "image_path", "Caminho da imagem é obrigatório"],
    [{ link: "javascript:alert(1)" }, "link", "Use um endereço que comece com http://, https:// ou /"],
    [{ startsAt: "ontem" }, "startsAt", "Data inválida"],
    [
      { startsAt: "2026-11-20T09:00", endsAt: "2026-11-20T08:00" },
      "endsAt",
      "O fim deve ser depois do início",
    ],
  ])("refuses %j", (changes, field, message) => {
    expect(faultsOf(changes)).toEqual([[field, message]]);
  });

  it("accepts a banner without description, link, category and dates", () => {
    expect(sent({})).toEqual({
      type: "banner",
      title: "Verão",
      description: null,
      link: null,
      active: true,
      image_url: draft.image_url,
      image_path: draft.image_path,
      starts_at: null,
      ends_at: null,
    });
  });

  it("makes the link of the chosen category, whatever else was typed, and does not send the category", () => {
    const image = sent({ categoryId: "8", link: "/busca?q=azul" });
    expect(image.link).toBe("/categoria/cone-sul");
    expect(image).not.toHaveProperty("categoryId");
  });

  it("keeps the typed link where no category is chosen", () => {
    expect(sent({ link: " /busca?q=azul " }).link).toBe("/busca?q=azul");
  });

  it("sends the dates as instants of the shop's clock", () => {
    const { starts_at, ends_at } = sent({ startsAt: "2026-11-20T09:00", endsAt: "2026-11-30T23:59" });
    expect([starts_at, ends_at]).toEqual(["2026-11-20T12:00:00.000Z", "2026-12-01T02:59:00.000Z"]);
  });
});
