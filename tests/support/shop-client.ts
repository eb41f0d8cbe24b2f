/** An HTTP client for a running shop, for the owner's and the customers' requests. */

/** The password of every customer. */
export const PASSWORD = "uma-senha-boa";
export const OWNER = { email: "dono@manto.local", password: "segredo-do-dono" };

export interface Call {
  method?: string;
  token?: string;
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export function callShop(address: string, path: string, call: Call = {}): Promise<Response> {
  const { token, json, method = json === undefined && !call.body ? "GET" : "POST" } = call;
  const body = json === undefined ? call.body : JSON.stringify(json);
  return fetch(address + path, {
    method,
    headers: {
      ...(json !== undefined && { "Content-Type": "application/json" }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...call.headers,
    },
    ...(body !== undefined && { body }),
    ...(call.signal && { signal: call.signal }),
  });
}

export async function readJson<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

export async function signIn(address: string, json: { email: string; password: string }): Promise<string> {
  const call = callShop(address, "/auth/v1/token?grant_type=password", { json });
  return (await readJson<{ access_token: string }>(await call)).access_token;
}

export const signInOwner = (address: string): Promise<string> => signIn(address, OWNER);

export async function signUp(address: string, email: string): Promise<string> {
  const json = { email, password: PASSWORD, data: { full_name: "Ana Souza" } };
  return (await readJson<{ access_token: string }>(await callShop(address, "/auth/v1/signup", { json })))
    .access_token;
}

/** Creates a category with a product, as the owner. */
export async function addProduct(address: string, token: string): Promise<{ id: string }> {
  const category = await readJson<{ id: string }>(
    await callShop(address, "/api/admin/categories", { token, json: { name: "Camisas" } }),
  );
  const json = { name: "Camisa Titular", price: "199,90", category_id: category.id };
  return readJson(await callShop(address, "/api/admin/products", { token, json }));
}

export interface NewOrder {
  token: string;
  productId: string;
  /** The idempotency key. It is also the customer's name, so that a duplicate order would be visible. */
  key: string;
}

export function placeOrder(
  address: string,
  { token, productId, key }: NewOrder,
  signal?: AbortSignal,
): Promise<Response> {
  return callShop(address, "/api/orders", {
    token,
    headers: { "Idempotency-Key": key },
    json: orderBody({ productId, customer: key }),
    ...(signal && { signal }),
  });
}

export const orderBody = ({ productId, customer }: { productId: string; customer: string }) => ({
  customer,
  customer_cep: "01310100",
  customer_address: "Avenida Paulista, 1000, Bela Vista, São Paulo - SP",
  customer_whatsapp: "11987654321",
  items: [{ id: productId, size: "M", quantity: 1, customization: { name: "ANA", number: "10" } }],
});
