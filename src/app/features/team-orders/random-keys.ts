/** `crypto.randomUUID` is missing in insecure contexts, such as a shop without https in a local network. */
const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** 256 bits, in the letters of addresses: who has them may change what was made with them. */
export function newSecret(): string {
  const text = btoa(String.fromCharCode(...randomBytes(32)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** A random UUID, so that what is sent twice is there once. */
export function newId(): string {
  const bytes = randomBytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
