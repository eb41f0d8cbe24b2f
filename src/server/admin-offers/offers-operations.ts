import { z } from "@hono/zod-openapi";
import { offerInputSchema, offerUpdateSchema } from "#domain/offers/offer-input.ts";
import { offerTexts } from "#domain/offers/offer-texts.ts";
import { empty, json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { managedOfferSchema } from "./present-managed-offer.ts";

const params = z.object({ id: z.uuid(offerTexts.notFound) });
const offer = json("A oferta", managedOfferSchema);
const notFound = "Não existe";

const exampleOffer: z.input<typeof offerInputSchema> = {
  name: "Leve 3, pague 2",
  benefit: { kind: "bundle", take: 3, pay: 2 },
  ends_at: "2026-12-01T03:00:00.000Z",
};

export const offersOperations = defineOperations(
  { tag: "Administração: ofertas" },
  {
    listOffers: {
      access: "store",
      method: "get",
      path: "/api/admin/offers",
      summary: "As ofertas com o que renderam, da mais nova à mais antiga",
      responses: { 200: json("As ofertas", z.array(managedOfferSchema)) },
    },
    createOffer: {
      access: "store",
      method: "post",
      path: "/api/admin/offers",
      summary: "Cria uma oferta, com código ou automática",
      description:
        "De todas as ofertas que não acumulam, o pedido recebe a que o deixa mais barato. O desconto no Pix fica fora do total: é o que paga a menos quem paga por Pix.",
      request: { body: jsonBody(offerInputSchema, exampleOffer) },
      responses: { 201: offer },
    },
    updateOffer: {
      access: "store",
      method: "put",
      path: "/api/admin/offers/{id}",
      summary: "Altera, pausa ou retoma uma oferta; os pedidos feitos guardam a sua",
      request: {
        params,
        body: jsonBody(offerUpdateSchema, { ...exampleOffer, updated_at: "2026-11-15T12:00:00.000Z" }),
      },
      responses: { 200: offer },
      refusals: { 404: notFound, 409: "Outra pessoa a alterou; nada mudou" },
    },
    deleteOffer: {
      access: "store",
      method: "delete",
      path: "/api/admin/offers/{id}",
      summary: "Exclui uma oferta; os pedidos feitos guardam a sua",
      request: { params },
      responses: { 204: empty("Excluída") },
      refusals: { 404: notFound },
    },
  },
);
