import { z } from "@hono/zod-openapi";
import { sizeGridInputSchema, sizeGridUpdateSchema } from "#domain/sizes/size-grid-input.ts";
import { gridTexts } from "#domain/sizes/size-grid-texts.ts";
import { empty, json, jsonBody } from "../../api/answers.ts";
import { defineOperations } from "../../api/define-operations.ts";
import { sizeGridSchema } from "./present-size-grid.ts";

const params = z.object({ id: z.uuid(gridTexts.notFound) });
const grid = json("A grade", sizeGridSchema);
const notFound = "Não existe";

const exampleGrid: z.input<typeof sizeGridInputSchema> = {
  name: "Adulto com tamanhos grandes",
  sizes: [
    { label: "P" },
    { label: "M" },
    { label: "G" },
    { label: "GG" },
    { label: "XGG", surcharge_cents: 1500 },
  ],
  guide: {
    measures: [{ name: "Tórax", how_to: "de uma axila à outra" }],
    rows: [
      { size: "M", values: [53] },
      { size: "XGG", values: [64.5] },
    ],
  },
};

export const sizeGridsOperations = defineOperations(
  { tag: "Administração: grades de tamanhos" },
  {
    listSizeGrids: {
      access: "catalog",
      method: "get",
      path: "/api/admin/size-grids",
      summary: "As grades de tamanhos, com quantos produtos e categorias as usam",
      responses: { 200: json("As grades", z.array(sizeGridSchema)) },
    },
    createSizeGrid: {
      access: "catalog",
      method: "post",
      path: "/api/admin/size-grids",
      summary: "Cria uma grade de tamanhos",
      description:
        "Um produto usa a sua grade ou a da sua categoria; sem nenhuma das duas, os tamanhos são P, M, G e GG.",
      request: { body: jsonBody(sizeGridInputSchema, exampleGrid) },
      responses: { 201: grid },
      refusals: { 409: "O nome já está em uso" },
    },
    updateSizeGrid: {
      access: "catalog",
      method: "put",
      path: "/api/admin/size-grids/{id}",
      summary: "Altera uma grade; os pedidos feitos guardam o tamanho e o preço",
      request: {
        params,
        body: jsonBody(sizeGridUpdateSchema, { ...exampleGrid, updated_at: "2026-11-18T12:00:00.000Z" }),
      },
      responses: { 200: grid },
      refusals: { 404: notFound, 409: "O nome já está em uso, ou outra pessoa a alterou; nada mudou" },
    },
    deleteSizeGrid: {
      access: "catalog",
      method: "delete",
      path: "/api/admin/size-grids/{id}",
      summary: "Exclui uma grade que nenhum produto e nenhuma categoria usa",
      request: { params },
      responses: { 204: empty("Excluída") },
      refusals: { 404: notFound, 409: "Está em uso; nada foi excluído" },
    },
  },
);
