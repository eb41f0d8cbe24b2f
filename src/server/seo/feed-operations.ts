import { json } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { feedStateSchema } from "./present-feed-state.ts";

export const feedOperations = defineOperations(
  { tag: "Administração: produtos" },
  {
    getProductFeed: {
      access: "catalog",
      method: "get",
      path: "/api/admin/product-feed",
      summary: "O catálogo para Google e Meta: endereço, produtos e o que fica de fora",
      responses: { 200: json("O estado do catálogo", feedStateSchema) },
    },
  },
);
