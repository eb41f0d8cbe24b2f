/** Where people go once they have signed in. */

const ANY_ORIGIN = "https://own.invalid";
const ENTRY_PATHS = new Set(["/login", "/cadastro", "/recuperar-senha", "/redefinir-senha"]);

/**
 * The wanted address where it is a path of the shop itself, else undefined: a link to the shop's own sign-in must not
 * be a way to lead people elsewhere afterwards.
 */
export function ownPath(wanted: string | null | undefined): string | undefined {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, ANY_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, ANY_ORIGIN);
  // Browsers read "/\evil", "/<tab>/evil" and "/..//evil" as addresses of another site; the parser shows it.
  if (origin !== ANY_ORIGIN || pathname.startsWith("//")) return undefined;
  return ENTRY_PATHS.has(pathname) ? undefined : pathname + search + hash;
}

/** The sign-in page, which leads back to where somebody was. */
export function loginPath(origin: string): string {
  const path = ownPath(origin);
  return path && path !== "/" ? `/login?redirect=${encodeURIComponent(path)}` : "/login";
}

export interface Arrival {
  isOwner: boolean;
  isAdministrator: boolean;
  /** The last back-office page that this browser showed, where that is recent. */
  lastAdminPath: string | undefined;
  cameFrom: string | null | undefined;
}

export function afterLoginPath({ isOwner, isAdministrator, lastAdminPath, cameFrom }: Arrival): string {
  if (isOwner) return "/admin";
  return (isAdministrator ? lastAdminPath : undefined) ?? ownPath(cameFrom) ?? "/";
}
