import { z } from "@hono/zod-openapi";
import { json, jsonBody, tooMany } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { acceptedInvitationSchema, openInvitationSchema } from "./present-administrator.ts";

const token = z.string().max(200);
const exampleToken = "mVq1Zx0o5k3Yw8LrT7c2Bf9uNd4Hs6Ja";
const closed = "O convite expirou, foi cancelado ou já foi usado";

/** The operations for the recipient of a mailed invitation. */
export const invitationsOperations = defineOperations(
  { tag: "Convites" },
  {
    inspectInvitation: {
      access: "anyone",
      method: "post",
      path: "/api/invitations/inspect",
      summary: "Para quem é o convite de um link",
      request: { body: jsonBody(z.object({ token }), { token: exampleToken }) },
      responses: { 200: json("O convite", openInvitationSchema) },
      refusals: { 403: closed, 429: tooMany },
    },
    acceptInvitation: {
      access: "anyone",
      method: "post",
      path: "/api/invitations/accept",
      summary: "Aceita um convite; sem conta, cria uma",
      request: {
        body: jsonBody(
          z.object({
            token,
            password: z.string().max(1000).optional(),
            full_name: z.string().max(1000).optional(),
          }),
          { token: exampleToken, password: "minha-senha-2026", full_name: "Bia Souza" },
        ),
      },
      responses: { 200: json("Aceito", acceptedInvitationSchema) },
      refusals: { 403: closed, 422: "A senha é fraca", 429: tooMany },
    },
  },
);
