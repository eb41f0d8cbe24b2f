import { z } from "@hono/zod-openapi";
import { customerFilterSchema } from "#domain/customers/customer-filter.ts";
import { notesInputSchema } from "#domain/customers/customer-notes.ts";
import { erasureSchema } from "#domain/customers/erasure.ts";
import { json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { cursorSchema, pageSchema } from "../api/present-page.ts";
import {
  customerOrderSchema,
  customerRowSchema,
  customerSchema,
  erasedSchema,
  erasurePlanSchema,
  notesSchema,
} from "./present-customer.ts";

/** The WhatsApp number, or the id of an account that has not ordered yet. */
const params = z.object({
  id: z.union([z.string().regex(/^\d{10,11}$/), z.uuid()], "Cliente não encontrado"),
});
const notFound = "Não existe";

export const customersOperations = defineOperations(
  { tag: "Administração: clientes" },
  {
    listCustomers: {
      access: "customers",
      method: "get",
      path: "/api/admin/customers",
      summary: "Quem comprou ou se cadastrou: busca, ordem e páginas",
      request: { query: customerFilterSchema.extend({ cursor: cursorSchema }) },
      responses: { 200: json("Uma página", pageSchema(customerRowSchema)) },
    },
    exportCustomers: {
      access: "store",
      method: "get",
      path: "/api/admin/customers/export",
      summary: "Os clientes filtrados, todos, como planilha CSV",
      request: { query: customerFilterSchema },
      responses: {
        200: {
          description: "UTF-8 com BOM, separada por ponto e vírgula",
          content: { "text/csv": { schema: z.string() } },
        },
      },
    },
    getCustomer: {
      access: "customers",
      method: "get",
      path: "/api/admin/customers/{id}",
      summary: "Um cliente: dados, contas e anotações",
      request: { params },
      responses: { 200: json("O cliente", customerSchema) },
      refusals: { 404: notFound },
    },
    listCustomerOrders: {
      access: "customers",
      method: "get",
      path: "/api/admin/customers/{id}/orders",
      summary: "Os pedidos de um cliente, do mais novo ao mais antigo",
      request: { params, query: z.object({ cursor: cursorSchema }) },
      responses: { 200: json("Uma página", pageSchema(customerOrderSchema)) },
      refusals: { 404: notFound },
    },
    saveCustomerNotes: {
      access: "customers",
      method: "put",
      path: "/api/admin/customers/{id}/notes",
      summary: "Grava as anotações sobre um cliente",
      request: { params, body: jsonBody(notesInputSchema, { text: "Prefere tamanho G.", version: 0 }) },
      responses: { 200: json("As anotações gravadas", notesSchema) },
      refusals: {
        404: notFound,
        409: "Outra pessoa as alterou depois que foram lidas; nada foi gravado",
      },
    },
    previewErasure: {
      access: "store",
      method: "get",
      path: "/api/admin/customers/{id}/erasure",
      summary: "O que seria apagado, sem apagar nada",
      request: { params },
      responses: { 200: json("O que sai e o que fica", erasurePlanSchema) },
      refusals: { 404: notFound },
    },
    eraseCustomer: {
      access: "store",
      method: "post",
      path: "/api/admin/customers/{id}/erasure",
      summary: "Apaga os dados pessoais de um cliente; os pedidos e seus valores ficam",
      description:
        "Para confirmar, `confirmation` repete o número do cliente, ou o e-mail de uma conta sem número. `accounts` diz que contas são excluídas, uma por uma; as outras ficam, sem os pedidos deste número. Pedidos com outros números não são tocados.",
      request: {
        params,
        body: jsonBody(erasureSchema, { confirmation: "(11) 98765-4321", accounts: [] }),
      },
      responses: { 200: json("O que foi feito", erasedSchema) },
      refusals: { 404: notFound, 409: "Uma conta escolhida não é mais deste cliente; nada foi apagado" },
    },
  },
);
