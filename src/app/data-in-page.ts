/**
 * Hands the browser what the page's loaders read, as React Router's own streaming would, but in one piece: its client
 * takes the data from this controller.
 */
export function putDataInPage(html: string, data: string, nonce: string): string {
  const controller = "window.__reactRouterContext.streamController";
  const script = `${controller}.enqueue(${scriptText(data)});${controller}.close();`;
  // A function, because a text would be searched for patterns such as "$&".
  return html.replace("</body>", () => `<script nonce="${nonce}">${script}</script></body>`);
}

/** A string literal that can neither end the script element nor a line. */
function scriptText(data: string): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
