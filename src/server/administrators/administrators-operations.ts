import { z } from "@hono/zod-openapi";
import { staffRoles } from "#domain/accounts/staff-role.ts";
import { empty, json, jsonBody, tooMany } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { administratorListSchema, administratorSchema, invitationSchema } from "./present-administrator.ts";

const administrator = z.object({ id: z.uuid("Administrador não encontrado") });
const invitation = z.object({ id: z.uuid("Convite não encontrado") });
const role = z.enum(staffRoles, "Escolha uma função");
const proofRequired = "É preciso confirmar a senha de novo";
const invited = json("O convite", invitationSchema);

export const administratorsOperations = defineOperations(
  { tag: "Administração: administradores" },
  {
    listAdministrators: {
      access: "store",
      method: "get",
      path: "/api/admin/administrators",
      summary: "Quem administra a loja, e quem foi convidado",
      responses: { 200: json("Administradores e convites abertos", administratorListSchema) },
    },
    inviteAdministrator: {
      access: "store",
      method: "post",
      path: "/api/admin/administrators/invitations",
      summary: "Convida alguém por e-mail para administrar a loja",
      request: {
        body: jsonBody(
          z.object({
            email: z.string().max(1000),
            role: role.default("admin").describe("admin: dono, que pode tudo"),
          }),
          { email: "bia@exemplo.com.br", role: "support" },
        ),
      },
      responses: { 201: invited },
      refusals: {
        403: proofRequired,
        409: "A conta já faz parte da equipe",
        422: "O e-mail não é válido",
        429: tooMany,
      },
    },
    resendInvitation: {
      access: "store",
      method: "post",
      path: "/api/admin/administrators/invitations/{id}/resend",
      summary: "Envia o convite de novo, com outro link",
      request: { params: invitation },
      responses: { 200: invited },
      refusals: { 403: proofRequired, 404: "Não existe, ou já foi aceito", 429: tooMany },
    },
    withdrawInvitation: {
      access: "store",
      method: "delete",
      path: "/api/admin/administrators/invitations/{id}",
      summary: "Cancela um convite",
      request: { params: invitation },
      responses: { 204: empty("Cancelado") },
      refusals: { 404: "Não existe, ou já foi aceito" },
    },
    changeAdministratorRole: {
      access: "store",
      method: "patch",
      path: "/api/admin/administrators/{id}",
      summary: "Muda a função de alguém da equipe",
      request: { params: administrator, body: jsonBody(z.object({ role }), { role: "catalog" }) },
      responses: { 200: json("Com a nova função", administratorSchema) },
      refusals: {
        403: `${proofRequired}, ou é a conta principal da loja`,
        404: "Não faz parte da equipe",
        409: "É o último dono",
      },
    },
    revokeAdministrator: {
      access: "store",
      method: "delete",
      path: "/api/admin/administrators/{id}",
      summary: "Retira a permissão de um administrador; a conta continua",
      request: { params: administrator },
      responses: { 204: empty("Retirada") },
      refusals: {
        403: `${proofRequired}, ou é a conta principal da loja`,
        404: "Não é administrador",
        409: "É o último administrador",
      },
    },
    resetAdministratorTwoFactor: {
      access: "store",
      method: "delete",
      path: "/api/admin/administrators/{id}/two-factor",
      summary: "Remove a verificação em duas etapas de outro administrador",
      request: {
        params: administrator,
        body: jsonBody(z.object({ password: z.string().max(1000) }), { password: "minha-senha-2026" }),
      },
      responses: { 204: empty("Removida") },
      refusals: {
        400: "A própria senha está incorreta",
        404: "Não é administrador",
        409: "É a própria conta, ou ela não usa a verificação",
        429: tooMany,
      },
    },
  },
);
