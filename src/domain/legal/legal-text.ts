/**
 * Parses the small markup of the legal pages: `## ` and `### ` for headings, `- ` for lists, a blank line between
 * paragraphs, **bold** and [text](address). The result is data, never HTML: a tag stays plain text.
 */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; text: string }
  | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "heading"; level: 2 | 3; text: string }
  | { kind: "paragraph"; content: Inline[] }
  | { kind: "list"; items: Inline[][] };

export function parseLegalText(text: string): Block[] {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n(?:[ \t]*\n)+|\n(?=#{2,3} )|(?<=(?:^|\n)#{2,3} [^\n]*)\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .flatMap(parsePart);
}

function parsePart(part: string): Block[] {
  const heading = /^(#{2,3}) (.+)$/.exec(part);
  if (heading?.[1] && heading[2]) {
    return [{ kind: "heading", level: heading[1].length === 2 ? 2 : 3, text: heading[2].trim() }];
  }
  const blocks: Block[] = [];
  for (const line of part.split("\n")) {
    const item = /^\s*[-*] +(.+)$/.exec(line)?.[1];
    const last = blocks.at(-1);
    if (item !== undefined) {
      if (last?.kind === "list") last.items.push(parseInline(item));
      else blocks.push({ kind: "list", items: [parseInline(item)] });
    } else if (last?.kind === "paragraph") {
      last.content.push({ kind: "text", text: " " }, ...parseInline(line.trim()));
    } else {
      blocks.push({ kind: "paragraph", content: parseInline(line.trim()) });
    }
  }
  return blocks;
}

const MARKUP = /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\(([^()\s]+)\)/g;

function parseInline(line: string): Inline[] {
  const content: Inline[] = [];
  let done = 0;
  const addText = (until: number) => {
    if (until > done) content.push({ kind: "text", text: line.slice(done, until) });
  };
  for (const found of line.matchAll(MARKUP)) {
    const [whole, strong, label, address] = found;
    const href = address === undefined ? undefined : safeAddress(address);
    // A link with an unsafe address stays plain text as it was typed.
    if (strong === undefined && (label === undefined || href === undefined)) continue;
    addText(found.index);
    if (strong !== undefined) content.push({ kind: "strong", text: strong });
    else content.push({ kind: "link", text: label ?? "", href: href ?? "" });
    done = found.index + whole.length;
  }
  addText(line.length);
  return content;
}

/** Accepts a path of the shop, an https URL, and mailto: or tel: links. */
function safeAddress(address: string): string | undefined {
  if (/^\/(?!\/)[^\\]*$/.test(address)) return address;
  if (!URL.canParse(address)) return undefined;
  return ["https:", "mailto:", "tel:"].includes(new URL(address).protocol) ? address : undefined;
}
