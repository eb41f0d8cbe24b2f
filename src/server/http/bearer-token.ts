/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(headers: Headers): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
}
