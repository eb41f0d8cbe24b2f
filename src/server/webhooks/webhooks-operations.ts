import { z } from "@hono/zod-openapi";
import { deliveryFilters } from "#domain/webhooks/delivery-state.ts";
import { webhookInputSchema, webhookUpdateSchema } from "#domain/webhooks/webhook-input.ts";
import { webhookTexts } from "#domain/webhooks/webhook-texts.ts";
import { empty, json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { cursorSchema, pageSchema } from "../api/present-page.ts";
import {
  deliveryDetailsSchema,
  deliverySchema,
  testResultSchema,
  webhookSchema,
  withSecretSchema,
} from "./present-webhook.ts";

const PATH = "/api/admin/webhooks";
const params = z.object({ id: z.uuid(webhookTexts.notFound) });
const deliveryParams = params.extend({ delivery_id: z.uuid(webhookTexts.deliveryNotFound) });
const notFound = "Não existe";
const proof = "É preciso confirmar a senha de novo";
const unsendable = "Está pausado, ou o segredo não pode ser lido neste servidor";
const withSecret = json("O webhook com o segredo, que não aparece de novo", withSecretSchema);

const example: z.input<typeof webhookInputSchema> = {
  name: "ERP",
  url: "https://erp.exemplo.com.br/webhooks/loja",
  events: ["order.created", "order.paid"],
};

export const webhooksOperations = defineOperations(
  { tag: "Administração: webhooks" },
  {
    listWebhooks: {
      access: "store",
      method: "get",
      path: PATH,
      summary: "Os webhooks da loja, sem os segredos",
      responses: { 200: json("Do mais antigo ao mais novo", z.array(webhookSchema)) },
    },
    createWebhook: {
      access: "store",
      method: "post",
      path: PATH,
      summary: "Cria um webhook: o endereço que a loja chama quando algo acontece",
      description:
        "Só endereços públicos por https. Os avisos seguem Standard Webhooks e não levam dado pessoal; a ordem em que chegam não é garantida, e um pode chegar duas vezes, com o mesmo `webhook-id`.",
      request: { body: jsonBody(webhookInputSchema, example) },
      responses: { 201: withSecret },
      refusals: { 403: proof },
    },
    updateWebhook: {
      access: "store",
      method: "put",
      path: `${PATH}/{id}`,
      summary: "Altera, pausa ou retoma um webhook",
      description: "Outro endereço pede a senha confirmada há pouco.",
      request: {
        params,
        body: jsonBody(webhookUpdateSchema, { ...example, updated_at: "2026-11-15T12:00:00.000Z" }),
      },
      responses: { 200: json("O webhook", webhookSchema) },
      refusals: { 403: proof, 404: notFound, 409: "Outra pessoa o alterou; nada mudou" },
    },
    deleteWebhook: {
      access: "store",
      method: "delete",
      path: `${PATH}/{id}`,
      summary: "Exclui um webhook com o seu registro de envios",
      request: { params },
      responses: { 204: empty("Excluído") },
      refusals: { 404: notFound },
    },
    renewWebhookSecret: {
      access: "store",
      method: "post",
      path: `${PATH}/{id}/secret`,
      summary: "Renova o segredo de um webhook; por 24 horas, o anterior também assina",
      request: { params },
      responses: { 200: withSecret },
      refusals: { 403: proof, 404: notFound, 409: "Foi renovado há menos de 24 horas" },
    },
    testWebhook: {
      access: "store",
      method: "post",
      path: `${PATH}/{id}/test`,
      summary: "Envia um teste e diz o que o outro programa respondeu",
      request: { params },
      responses: { 200: json("O envio, também se falhou", testResultSchema) },
      refusals: { 404: notFound, 409: "O segredo não pode ser lido neste servidor, ou ele está reiniciando" },
    },
    resendGivenUpWebhooks: {
      access: "store",
      method: "post",
      path: `${PATH}/{id}/resend`,
      summary: "Envia de novo tudo de que a loja desistiu",
      request: { params },
      responses: { 200: json("Quantos", z.object({ resent: z.int() })) },
      refusals: { 404: notFound, 409: unsendable },
    },
    listWebhookDeliveries: {
      access: "store",
      method: "get",
      path: `${PATH}/{id}/deliveries`,
      summary: "O que foi enviado nos últimos 30 dias",
      request: {
        params,
        query: z.object({
          state: z.enum(deliveryFilters, "Situação inválida").optional(),
          cursor: cursorSchema,
        }),
      },
      responses: { 200: json("Uma página, do mais novo ao mais antigo", pageSchema(deliverySchema)) },
      refusals: { 404: notFound },
    },
    getWebhookDelivery: {
      access: "store",
      method: "get",
      path: `${PATH}/{id}/deliveries/{delivery_id}`,
      summary: "Um envio, com as tentativas e o corpo",
      request: { params: deliveryParams },
      responses: { 200: json("O envio", deliveryDetailsSchema) },
      refusals: { 404: notFound },
    },
    resendWebhookDelivery: {
      access: "store",
      method: "post",
      path: `${PATH}/{id}/deliveries/{delivery_id}/resend`,
      summary: "Envia um aviso de novo, com o mesmo webhook-id",
      request: { params: deliveryParams },
      responses: { 200: json("O envio, que agora espera", deliverySchema) },
      refusals: { 404: notFound, 409: unsendable },
    },
  },
);
