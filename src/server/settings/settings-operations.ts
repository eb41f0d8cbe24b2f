import { z } from "@hono/zod-openapi";
import { sectionSchemas } from "#domain/settings/settings-sections.ts";
import { json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { sectionAnswers, settingsSchema } from "./present-settings.ts";

const version = z
  .string()
  .max(60)
  .describe("A versão sobre a qual a alteração foi feita; outra versão é recusada com 409");
const exampleVersion = "kQ3v0hXcJ8mYt5wZr1aBnE";

/** The common part of the operations that replace a section. */
const replaceSection = <Body extends z.ZodType, Answer extends z.ZodType>(
  body: ReturnType<typeof jsonBody<Body>>,
  answer: Answer,
) => ({
  access: "store" as const,
  method: "put" as const,
  request: { body },
  responses: { 200: json("A seção e sua nova versão", answer) },
  refusals: { 409: "Alguém alterou a seção nesse meio-tempo; nada foi gravado" },
});

export const settingsOperations = defineOperations(
  { tag: "Administração: configurações" },
  {
    getSettings: {
      access: "store",
      method: "get",
      path: "/api/admin/settings",
      summary: "As configurações, por seção",
      responses: { 200: json("Os valores e a versão de cada seção", settingsSchema) },
    },
    setStoreSettings: {
      ...replaceSection(
        jsonBody(z.object({ version, values: sectionSchemas.store }), {
          version: exampleVersion,
          values: { name: "Manto", tagline: "Camisas de futebol com nome e número." },
        }),
        sectionAnswers.store,
      ),
      path: "/api/admin/settings/store",
      summary: "Altera o nome e a frase da loja",
    },
    setContactSettings: {
      ...replaceSection(
        jsonBody(z.object({ version, values: sectionSchemas.contact }), {
          version: exampleVersion,
          values: {
            address: "Rua do Estádio, 1000, São Paulo",
            phone: "(11) 4000-0000",
            email: "contato@exemplo.com.br",
            whatsapp: "(11) 91234-5678",
            opening_hours: "Segunda a sexta, das 9h às 18h",
            social_links: {
              instagram: "https://instagram.com/manto",
              facebook: "",
              tiktok: "",
              youtube: "",
              x: "",
            },
          },
        }),
        sectionAnswers.contact,
      ),
      path: "/api/admin/settings/contact",
      summary: "Altera os contatos e as redes sociais da loja",
    },
    setLegalSettings: {
      ...replaceSection(
        jsonBody(z.object({ version, values: sectionSchemas.legal }), {
          version: exampleVersion,
          values: { legal_name: "Manto Comércio Ltda.", cnpj: "11.222.333/0001-81" },
        }),
        sectionAnswers.legal,
      ),
      path: "/api/admin/settings/legal",
      summary: "Altera a razão social e o CNPJ",
    },
    setCustomizationSettings: {
      ...replaceSection(
        jsonBody(z.object({ version, values: sectionSchemas.customization }), {
          version: exampleVersion,
          values: { customization_surcharge_cents: 2000 },
        }),
        sectionAnswers.customization,
      ),
      path: "/api/admin/settings/customization",
      summary: "Altera o acréscimo por camisa personalizada",
    },
    setDeliverySettings: {
      ...replaceSection(
        jsonBody(z.object({ version, values: sectionSchemas.delivery }), {
          version: exampleVersion,
          values: { shirt_grams: 300 },
        }),
        sectionAnswers.delivery,
      ),
      path: "/api/admin/settings/delivery",
      summary: "Altera o peso de uma camisa embalada, com que a loja calcula o frete",
    },
    setStockSettings: {
      ...replaceSection(
        jsonBody(z.object({ version, values: sectionSchemas.stock }), {
          version: exampleVersion,
          values: { few_units: 3 },
        }),
        sectionAnswers.stock,
      ),
      path: "/api/admin/settings/stock",
      summary: "Altera a partir de quantas unidades a loja diz que são as últimas",
    },
    setPaperSettings: {
      ...replaceSection(
        jsonBody(z.object({ version, values: sectionSchemas.papers }), {
          version: exampleVersion,
          values: { asks_cpf: true },
        }),
        sectionAnswers.papers,
      ),
      path: "/api/admin/settings/papers",
      summary: "Liga ou desliga o campo do CPF no pedido",
    },
    setFulfilmentSettings: {
      ...replaceSection(
        jsonBody(z.object({ version, values: sectionSchemas.fulfilment }), {
          version: exampleVersion,
          values: { steps: true, preparation_days: 2, says_ready: true },
        }),
        sectionAnswers.fulfilment,
      ),
      path: "/api/admin/settings/fulfilment",
      summary: "Liga ou desliga as etapas dos pedidos, e diz o prazo do que sai da prateleira",
    },
    setInstalmentSettings: {
      ...replaceSection(
        jsonBody(z.object({ version, values: sectionSchemas.instalments }), {
          version: exampleVersion,
          values: { count: 6, monthly_interest: 0, minimum_cents: 3000 },
        }),
        sectionAnswers.instalments,
      ),
      path: "/api/admin/settings/instalments",
      summary: "Altera o que a loja diz sobre parcelas: 'ou 6x de R$ 33,32 sem juros'",
    },
    setPixSettings: {
      ...replaceSection(
        jsonBody(z.object({ version, values: sectionSchemas.pix }), {
          version: exampleVersion,
          values: {
            key_type: "email",
            key: "pix@exemplo.com.br",
            receiver_name: "Manto",
            receiver_city: "São Paulo",
          },
        }),
        sectionAnswers.pix,
      ),
      path: "/api/admin/settings/pix",
      summary: "Altera a chave Pix em que a loja recebe; vazia, a loja não usa Pix",
    },
  },
);
