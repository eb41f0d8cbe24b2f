/** The URLs that confirm or cancel a subscription. Their token identifies the subscriber. */

/** Opens a page with a button, because mail scanners open every link and must not confirm anything by that. */
export const confirmPageUrl = (publicOrigin: string, token: string) =>
  new URL(`/newsletter/confirmar?token=${encodeURIComponent(token)}`, publicOrigin).href;

export const cancelPageUrl = (publicOrigin: string, token: string) =>
  new URL(`/newsletter/cancelar?token=${encodeURIComponent(token)}`, publicOrigin).href;

/** For mail programs, which send a POST to it; a browser that opens it is redirected to the page. */
export const oneClickUrl = (publicOrigin: string, token: string) =>
  new URL(`/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`, publicOrigin).href;
