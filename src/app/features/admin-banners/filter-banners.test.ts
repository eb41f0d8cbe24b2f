import { expect, it } from "vitest";
import { filterBanners } from "./filter-banners.ts";
import type { Banner } from "./use-banners.ts";

const banner = (id: string, fields: Partial<Banner>): Banner => ({
  id,
  type: "banner",
  title: null,
  description: null,
  link: null,
  image_url: "",
  image_path: null,
  reference_id: null,
  active: true,
  order_position: 0,
  starts_at: null,
  ends_at: null,
  width: null,
  height: null,
  dominant_color: null,
  created_at: "",
  updated_at: "",
  category: null,
  ...fields,
});
const all = [
  banner("1", { title: "Verão chegou", description: "Sol e areia" }),
  banner("2", { link: "/categoria/retro", category: { id: "4", name: "Clássicos" } }),
];

it.each([
  ["", ["1", "2"]],
  ["VERAO", ["1"]],
  ["areia", ["1"]],
  ["classicos", ["2"]],
  ["/categoria", ["2"]],
  ["neve", []],
])("a search for %j finds %j", (search, ids) => {
  expect(filterBanners(all, search).map(({ id }) => id)).toEqual(ids);
});
