/** The addresses by which a subscriber confirms and leaves; the token in them is all that they need to know. */

/** A page with a button: mail scanners open every link, and must not decide anything by that. */
export const confirmPageUrl = (publicOrigin: string, token: string) =>
  new URL(`/newsletter/confirmar?token=${encodeURIComponent(token)}`, publicOrigin).href;

export const cancelPageUrl = (publicOrigin: string, token: string) =>
  new URL(`/newsletter/cancelar?token=${encodeURIComponent(token)}`, publicOrigin).href;

/** For mail programs, which post to it; whoever opens it in a browser is led to the page. */
export const oneClickUrl = (publicOrigin: string, token: string) =>
  new URL(`/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`, publicOrigin).href;
