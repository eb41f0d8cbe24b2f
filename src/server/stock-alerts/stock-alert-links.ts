/** The URLs that confirm or cancel an alert. Their token identifies it. */

/** Opens a page with a button, because mail scanners open every link and must not confirm anything by that. */
export const confirmAlertUrl = (publicOrigin: string, token: string) =>
  new URL(`/avise-me/confirmar?token=${encodeURIComponent(token)}`, publicOrigin).href;

export const cancelAlertUrl = (publicOrigin: string, token: string) =>
  new URL(`/avise-me/cancelar?token=${encodeURIComponent(token)}`, publicOrigin).href;

/** For mail programs, which send a POST to it; a browser that opens it is redirected to the page. */
export const oneClickAlertUrl = (publicOrigin: string, token: string) =>
  new URL(`/api/stock-alerts/unsubscribe?token=${encodeURIComponent(token)}`, publicOrigin).href;
