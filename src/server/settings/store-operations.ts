import { json } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { storeSchema } from "./present-store.ts";

export const storeOperations = defineOperations(
  { tag: "Loja" },
  {
    getStore: {
      access: "anyone",
      method: "get",
      path: "/api/store",
      summary: "O nome, os contatos e as regras públicas da loja",
      responses: { 200: json("O perfil da loja", storeSchema) },
    },
  },
);
