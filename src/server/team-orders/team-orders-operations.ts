import { z } from "@hono/zod-openapi";
import { teamSecretSchema, teamTokenSchema } from "#domain/orders/ordered-team.ts";
import {
  changeTeamOrderSchema,
  startTeamOrderSchema,
  teamShirtSchema,
} from "#domain/team-orders/team-order-input.ts";
import { teamOrderTexts } from "#domain/team-orders/team-order-texts.ts";
import { empty, json, jsonBody, tooMany } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { captainTeamOrderSchema, teamOrderSchema } from "./present-team-order.ts";

const secret = z.object({ "team-secret": teamSecretSchema });
const link = z.object({ token: teamTokenSchema });
const shirt = link.extend({ id: z.uuid(teamOrderTexts.notFound) });

const gone = "Não há tal link";
const captainOnly = "A chave não é a do capitão";

const settings = { team_name: "Tigres da Vila", max_shirts: 22, closes_on: null, option_ids: [] };

/** The list of a team, by its link. Who is the captain, and whose shirt it is, a secret of the device says. */
export const teamOrdersOperations = defineOperations(
  { tag: "Pedido do time" },
  {
    startTeamOrder: {
      access: "anyone",
      method: "post",
      path: "/api/team-orders",
      summary: "Começa um pedido do time para uma camisa",
      description:
        "A chave, no cabeçalho Team-Secret, é do capitão; quem envia o mesmo id com ela de novo recebe o mesmo pedido.",
      request: {
        headers: secret,
        body: jsonBody(startTeamOrderSchema, {
          ...settings,
          id: "0f5a5e1c-6a55-4c5f-9d43-2f8a8b1c7d10",
          product_id: "3f0a2f5e-5b0e-4a39-9d43-2f8a8b1c7d10",
          captain_name: "Ana Souza",
          captain_whatsapp: "11987654321",
        }),
      },
      responses: { 201: json("O pedido do time, como o capitão o vê", captainTeamOrderSchema) },
      refusals: { 404: "O produto não está na loja", 409: "A camisa não leva nome e número", 429: tooMany },
    },
    getTeamOrder: {
      access: "anyone",
      method: "get",
      path: "/api/team-orders/{token}",
      summary: "A lista do time, como todos com o link a veem",
      request: {
        params: link,
        query: z.object({
          version: z.coerce
            .number()
            .int()
            .optional()
            .describe("A versão conhecida: a resposta é 204 se ainda é a mesma"),
        }),
      },
      responses: { 200: json("A lista", teamOrderSchema), 204: empty("Nada mudou") },
      refusals: { 404: gone, 429: tooMany },
    },
    getCaptainTeamOrder: {
      access: "anyone",
      method: "get",
      path: "/api/team-orders/{token}/captain",
      summary: "A lista do time, como o capitão a vê",
      request: { params: link, headers: secret },
      responses: { 200: json("A lista, com o que só o capitão vê", captainTeamOrderSchema) },
      refusals: { 403: captainOnly, 404: gone, 429: tooMany },
    },
    changeTeamOrder: {
      access: "anyone",
      method: "put",
      path: "/api/team-orders/{token}",
      summary: "Muda nome, limite, prazo e opções, fecha ou reabre a lista",
      request: {
        params: link,
        headers: secret,
        body: jsonBody(changeTeamOrderSchema, { ...settings, closed: false }),
      },
      responses: { 200: json("A lista", captainTeamOrderSchema) },
      refusals: { 403: captainOnly, 404: gone, 409: "O time já pediu", 429: tooMany },
    },
    deleteTeamOrder: {
      access: "anyone",
      method: "delete",
      path: "/api/team-orders/{token}",
      summary: "Apaga a lista do time para sempre",
      request: { params: link, headers: secret },
      responses: { 204: empty("Apagada") },
      refusals: { 403: captainOnly, 404: gone, 429: tooMany },
    },
    putTeamShirt: {
      access: "anyone",
      method: "put",
      path: "/api/team-orders/{token}/shirts/{id}",
      summary: "Coloca uma camisa na lista, ou muda a que o aparelho colocou",
      description:
        "O id é feito pelo aparelho: a mesma camisa enviada duas vezes está uma vez na lista. O capitão muda todas.",
      request: {
        params: shirt,
        headers: secret,
        body: jsonBody(teamShirtSchema, { name: "SILVA", number: "10", size: "G" }),
      },
      responses: { 200: json("A lista", teamOrderSchema) },
      refusals: {
        403: "A camisa é de outro aparelho",
        404: gone,
        409: "A lista está fechada ou cheia, ou o capitão tirou a camisa",
        429: tooMany,
      },
    },
    removeTeamShirt: {
      access: "anyone",
      method: "delete",
      path: "/api/team-orders/{token}/shirts/{id}",
      summary: "Tira uma camisa da lista",
      request: { params: shirt, headers: secret },
      responses: { 200: json("A lista", teamOrderSchema) },
      refusals: { 403: "A camisa é de outro aparelho", 404: gone, 409: "O time já pediu", 429: tooMany },
    },
  },
);
