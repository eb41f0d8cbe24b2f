/** The roles of the people who run the shop, by their names in the database. The specification's "admin" may do everything. */
export const staffRoles = ["admin", "support", "production", "catalog"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The areas of the back-office. `store` is all that only the shop's owners do, such as settings, reports and exports. */
export type Permission = "orders" | "production" | "customers" | "messages" | "catalog" | "store";

const permissionsOf: Record<StaffRole, readonly Permission[]> = {
  admin: ["orders", "production", "customers", "messages", "catalog", "store"],
  support: ["orders", "production", "customers", "messages"],
  production: ["production"],
  catalog: ["catalog"],
};

/** As people read them in the back-office and in mails. */
export const roleLabels: Record<StaffRole, string> = {
  admin: "Dono",
  support: "Atendimento",
  production: "Produção",
  catalog: "Catálogo",
};

export const roleDescriptions: Record<StaffRole, string> = {
  admin: "Pode tudo: pedidos, produtos, relatórios, configurações e equipe",
  support: "Pedidos, clientes e mensagens; sem configurações nem exportações",
  production: "Ficha de produção; sem telefones nem valores",
  catalog: "Produtos, categorias e banners",
};

export const describeRole = (role: StaffRole) =>
  `${roleLabels[role]} (${roleDescriptions[role].toLowerCase()})`;

export const permissions = permissionsOf.admin;

export function roleMay(role: StaffRole, permission: Permission): boolean {
  return permissionsOf[role].includes(permission);
}
