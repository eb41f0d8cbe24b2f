import { json } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { demoReportSchema } from "./present-demo.ts";

export const demoOperations = defineOperations(
  { tag: "Administração: demonstração" },
  {
    getDemo: {
      access: "store",
      method: "get",
      path: "/api/admin/demo",
      summary: "O que sai e o que fica quando os dados de demonstração são removidos",
      responses: { 200: json("As contagens", demoReportSchema) },
    },
    removeDemo: {
      access: "store",
      method: "delete",
      path: "/api/admin/demo",
      summary: "Remove os dados de demonstração, de vez",
      responses: { 200: json("O que saiu e o que ficou", demoReportSchema) },
    },
  },
);
