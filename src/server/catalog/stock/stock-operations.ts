import { z } from "@hono/zod-openapi";
import { deliveryListSchema, deliverySchema, stockLevelsSchema } from "#domain/stock/stock-level-input.ts";
import { stockShows } from "#domain/stock/stock-list.ts";
import { productTexts } from "#domain/texts/products.ts";
import { json, jsonBody } from "../../api/answers.ts";
import { defineOperations } from "../../api/define-operations.ts";
import { cursorSchema, pageSchema } from "../../api/present-page.ts";
import {
  movementSchema,
  productStockSchema,
  readLineSchema,
  receivedDeliverySchema,
} from "./present-stock.ts";

const params = z.object({ product_id: z.string() });
const stock = json("O produto, com as unidades de cada tamanho", productStockSchema);
const notFound = productTexts.notFound;

export const stockOperations = defineOperations(
  { tag: "Administração: estoque" },
  {
    listStock: {
      access: "catalog",
      method: "get",
      path: "/api/admin/stock",
      summary: "Os produtos com as unidades de cada tamanho: busca por nome ou código, filtro e páginas",
      description:
        "Um tamanho sem unidades contadas é ilimitado. show: counted, com algo contado; low, com poucas unidades ou nenhuma " +
        "em um tamanho; sold_out, com um tamanho esgotado; uncounted, sem nada contado.",
      request: {
        query: z.object({
          q: z.string().max(100, "Use no máximo 100 caracteres").optional(),
          show: z.enum(stockShows, "Filtro desconhecido").default("all"),
          cursor: cursorSchema,
        }),
      },
      responses: { 200: json("Uma página, por nome", pageSchema(productStockSchema)) },
    },
    getStock: {
      access: "catalog",
      method: "get",
      path: "/api/admin/stock/{product_id}",
      summary: "As unidades de cada tamanho de um produto",
      request: { params },
      responses: { 200: stock },
      refusals: { 404: notFound },
    },
    setStockLevels: {
      access: "catalog",
      method: "put",
      path: "/api/admin/stock/{product_id}",
      summary: "Grava as unidades dos tamanhos de um produto, todas ou nenhuma",
      description:
        "seen é o que a pessoa viu: se um pedido mudou o tamanho desde então, nada é gravado. Um tamanho em que units é " +
        "igual a seen fica como está.",
      request: {
        params,
        body: jsonBody(stockLevelsSchema, {
          levels: [
            { size: "M", units: 10, seen: null },
            { size: "G", units: null, seen: null },
          ],
          reason: "count",
          note: "Inventário de novembro",
        }),
      },
      responses: { 200: stock },
      refusals: { 404: notFound, 409: "O estoque mudou nesse meio-tempo; nada foi gravado" },
    },
    receiveDelivery: {
      access: "catalog",
      method: "post",
      path: "/api/admin/stock/deliveries",
      summary: "Soma as unidades de uma entrega recebida, todas ou nenhuma",
      description: "Um tamanho que era ilimitado passa a ser contado com as unidades recebidas.",
      request: {
        body: jsonBody(deliverySchema, {
          items: [{ product_id: "8f14e45f-ceea-467f-a0e6-0d5c1b2a3c4d", size: "M", units: 10 }],
          note: "Nota fiscal 123",
        }),
      },
      responses: { 200: json("O que foi recebido", receivedDeliverySchema) },
    },
    readDeliveryList: {
      access: "catalog",
      method: "post",
      path: "/api/admin/stock/deliveries/preview",
      summary: "Diz linha por linha o que uma lista de entrega significa, sem gravar nada",
      description:
        "Cada linha tem o código ou o nome exato do produto, o tamanho e a quantidade: “CAM-01 M 10” ou " +
        "“Camisa Aurora; M; 10”.",
      request: { body: jsonBody(deliveryListSchema, { text: "CAM-01 M 10\nCamisa Aurora; M; 10" }) },
      responses: { 200: json("As linhas que não estão vazias", z.array(readLineSchema)) },
    },
    listMovements: {
      access: "catalog",
      method: "get",
      path: "/api/admin/stock/{product_id}/movements",
      summary: "O que mudou no estoque de um produto, do mais novo ao mais antigo",
      request: { params, query: z.object({ size: z.string().max(40).optional(), cursor: cursorSchema }) },
      responses: { 200: json("Uma página", pageSchema(movementSchema)) },
      refusals: { 404: notFound },
    },
  },
);
