/** Reads an answer up to a length, so that a broken service cannot fill the memory. */
export async function readShortText({ body }: Response, maxLength: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > maxLength) throw new Error("The service answered too much");
  }
  return text + decoder.decode();
}
