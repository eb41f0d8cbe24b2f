import { z } from "@hono/zod-openapi";
import { optionInputSchema, optionUpdateSchema } from "#domain/options/option-input.ts";
import { optionTexts } from "#domain/options/option-texts.ts";
import { empty, json, jsonBody } from "../../api/answers.ts";
import { defineOperations } from "../../api/define-operations.ts";
import { libraryOptionSchema } from "./present-library-option.ts";

const params = z.object({ id: z.uuid(optionTexts.notFound) });
const option = json("A opção", libraryOptionSchema);
const notFound = "Não existe";

const exampleOption: z.input<typeof optionInputSchema> = { name: "Manga longa", price_cents: 2500 };

export const optionsOperations = defineOperations(
  { tag: "Administração: opções com preço" },
  {
    listProductOptions: {
      access: "catalog",
      method: "get",
      path: "/api/admin/product-options",
      summary: "As opções da loja, com quantos produtos e categorias as oferecem",
      responses: { 200: json("As opções", z.array(libraryOptionSchema)) },
    },
    createProductOption: {
      access: "catalog",
      method: "post",
      path: "/api/admin/product-options",
      summary: "Cria uma opção",
      description:
        "Um patch tem lugar e imagem e aparece na foto da frente. Produtos e categorias dizem quais opções oferecem.",
      request: { body: jsonBody(optionInputSchema, exampleOption) },
      responses: { 201: option },
      refusals: { 409: "O nome já está em uso" },
    },
    updateProductOption: {
      access: "catalog",
      method: "put",
      path: "/api/admin/product-options/{id}",
      summary: "Altera uma opção ou a tira de venda; os pedidos feitos a guardam como era",
      request: {
        params,
        body: jsonBody(optionUpdateSchema, { ...exampleOption, updated_at: "2026-11-18T12:00:00.000Z" }),
      },
      responses: { 200: option },
      refusals: { 404: notFound, 409: "O nome já está em uso, ou outra pessoa a alterou; nada mudou" },
    },
    deleteProductOption: {
      access: "catalog",
      method: "delete",
      path: "/api/admin/product-options/{id}",
      summary: "Exclui uma opção que nenhum produto e nenhuma categoria oferece",
      request: { params },
      responses: { 204: empty("Excluída") },
      refusals: { 404: notFound, 409: "Está em uso; nada foi excluído" },
    },
  },
);
