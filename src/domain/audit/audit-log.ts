import { z } from "zod";

/** The kinds of records that administrative changes are about. */
export const auditSubjects = [
  "order",
  "team-order",
  "product",
  "import",
  "category",
  "subcategory",
  "size-grid",
  "product-option",
  "site-image",
  "customer",
  "newsletter",
  "delivery-method",
  "offer",
  "settings",
  "webhook",
  "administrator",
  "api-key",
  "backup",
] as const;

export type AuditSubject = (typeof auditSubjects)[number];

export const auditSubjectLabels: Record<AuditSubject, string> = {
  order: "Pedidos",
  "team-order": "Pedidos de times",
  product: "Produtos",
  import: "Importações",
  category: "Categorias",
  subcategory: "Subcategorias",
  "size-grid": "Grades de tamanhos",
  "product-option": "Opções",
  "site-image": "Banners e imagens",
  customer: "Clientes",
  newsletter: "Newsletter",
  "delivery-method": "Entrega",
  offer: "Ofertas",
  settings: "Configurações",
  webhook: "Webhooks",
  administrator: "Administradores",
  "api-key": "Chaves da API",
  backup: "Backup",
};

export const AUDIT_ENTRIES_PER_PAGE = 25;

const day = z.iso
  .date("Data inválida")
  .refine((text) => text >= "1900-01-01" && text <= "2199-12-31", "Data inválida");

/** Which entries are listed. The days are in the shop's time zone, and both are included. */
export const auditFilterSchema = z
  .object({
    person: z.uuid("Pessoa inválida").optional(),
    subject: z.enum(auditSubjects, "Assunto inválido").optional(),
    from: day.optional(),
    to: day.optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    message: "A data final vem antes da inicial",
  });

export type AuditFilter = z.output<typeof auditFilterSchema>;
