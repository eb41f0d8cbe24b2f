import { defaultMessageTemplates, messageTemplatesSchema } from "#domain/orders/message-templates.ts";
import { json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { messageTemplatesAnswer } from "./present-message-templates.ts";

export const messageTemplatesOperations = defineOperations(
  { tag: "Administração: configurações" },
  {
    getMessageTemplates: {
      access: "messages",
      method: "get",
      path: "/api/admin/settings/message-templates",
      summary: "Os modelos de mensagem para clientes",
      responses: { 200: json("Um texto para cada momento do pedido", messageTemplatesAnswer) },
    },
    setMessageTemplates: {
      access: "messages",
      method: "put",
      path: "/api/admin/settings/message-templates",
      summary: "Altera os modelos de mensagem para clientes",
      request: { body: jsonBody(messageTemplatesSchema, defaultMessageTemplates) },
      responses: { 200: json("Os modelos guardados", messageTemplatesAnswer) },
    },
  },
);
