export const customerPath = (id: string) => `/admin/clientes/${id}`;
