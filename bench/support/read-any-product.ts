/** The id of a product that the shop sells. */
export async function readAnyProduct(address: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${address}/api/admin/products`, { headers });
  const { rows } = (await response.json()) as { rows: { id: string }[] };
  if (!rows[0]) throw new Error("The shop has no products.");
  return rows[0].id;
}
