/** Where users are redirected after they have signed in. */

const ANY_ORIGIN = "https://own.invalid";
const ENTRY_PATHS = new Set(["/login", "/cadastro", "/recuperar-senha", "/redefinir-senha"]);

/**
 * Returns the wanted address if it is a path of this shop, else undefined. This prevents an open redirect: a link to
 * the shop's sign-in page must not send users to another site afterwards.
 */
export function ownPath(wanted: string | null | undefined): string | undefined {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, ANY_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, ANY_ORIGIN);
  // Browsers read "/\evil", "/<tab>/evil" and "/..//evil" as addresses of another site; so does the URL parser.
  if (origin !== ANY_ORIGIN || pathname.startsWith("//")) return undefined;
  return ENTRY_PATHS.has(pathname) ? undefined : pathname + search + hash;
}

/** The address of the sign-in page, with a redirect back to the page where the user was. */
export function loginPath(origin: string): string {
  const path = ownPath(origin);
  return path && path !== "/" ? `/login?redirect=${encodeURIComponent(path)}` : "/login";
}

export interface Arrival {
  isOwner: boolean;
  isAdministrator: boolean;
  /** The last back-office page that this browser showed, if that was recently. */
  lastAdminPath: string | undefined;
  cameFrom: string | null | undefined;
}

export function afterLoginPath({ isOwner, isAdministrator, lastAdminPath, cameFrom }: Arrival): string {
  if (isOwner) return "/admin";
  return (isAdministrator ? lastAdminPath : undefined) ?? ownPath(cameFrom) ?? "/";
}
