/** The window for the messaging app. Browsers allow one only in the click itself, long before its address is known. */
export interface MessagingWindow {
  /** False where there is no window, because it was blocked or closed meanwhile. */
  show(url: string): boolean;
  close(): void;
}

export function openMessagingWindow(): MessagingWindow {
  const popup = window.open("about:blank", "_blank");
  if (popup) writeWaiting(popup.document);
  return {
    show(url) {
      if (!popup || popup.closed) return false;
      // The page that comes must not be able to steer the shop's own window.
      popup.opener = null;
      popup.location.replace(url);
      return true;
    },
    close: () => popup?.close(),
  };
}

function writeWaiting({ body, documentElement }: Document) {
  const text = "Abrindo o WhatsApp...";
  documentElement.lang = "pt-BR";
  body.ownerDocument.title = text;
  body.textContent = text;
  Object.assign(body.style, {
    background: "#0b100d",
    color: "#f2f5f0",
    font: "1rem system-ui",
    padding: "2rem",
  });
}
