/** The window for the messaging app. Browsers allow opening one only during a click, before its address is known. */
export interface MessagingWindow {
  /** Returns false where the window was blocked or has been closed. */
  show(url: string): boolean;
  close(): void;
}

export function openMessagingWindow(): MessagingWindow {
  const popup = window.open("about:blank", "_blank");
  if (popup) writeWaiting(popup.document);
  return {
    show(url) {
      if (!popup || popup.closed) return false;
      // The opened page must not be able to navigate the shop's window.
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
