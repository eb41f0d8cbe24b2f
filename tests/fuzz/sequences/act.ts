import { type Answer, call, pickFrom, type Session, type Shop } from "./shop.ts";

/** One act of one session. The pick chooses the records, so that two acts with the same pick meet at the same ones. */
export type Act = (shop: Shop, session: Session, pick: number) => Promise<Answer | undefined>;

export function asOwner(
  shop: Shop,
  session: Session,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  return callAdmin(shop, session, shop.owners[session].headers, method, path, body);
}

/** Mostly the session's owner; sometimes a colleague, who may lack the permission. */
export function byStaff(
  shop: Shop,
  session: Session,
  pick: number,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const colleague = pick % 5 === 0 ? pickFrom(shop.colleagues, pick)?.tester : undefined;
  return callAdmin(shop, session, (colleague ?? shop.owners[session]).headers, method, path, body);
}

function callAdmin(
  shop: Shop,
  session: Session,
  headers: Record<string, string>,
  method: string,
  path: string,
  body: unknown,
): Promise<Answer> {
  return call(shop, session, method, `/api/admin${path}`, { headers, ...(body !== undefined && { body }) });
}
