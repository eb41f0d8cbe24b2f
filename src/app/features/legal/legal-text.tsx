import { Fragment } from "react";
import { type Block, type Inline, parseLegalText } from "#domain/legal/legal-text.ts";
import { Link } from "#ui/link.tsx";

/** Renders a legal text as elements; it is never interpreted as HTML. */
export function LegalText({ text }: { text: string }) {
  return (
    <div className="grid gap-4 text-body leading-relaxed">
      {parseLegalText(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes its order while it is shown
        <BlockElement key={index} block={block} />
      ))}
    </div>
  );
}

function BlockElement({ block }: { block: Block }) {
  if (block.kind === "heading") {
    return block.level === 2 ? (
      <h2 className="mt-6 font-bold font-display text-h3 first:mt-0">{block.text}</h2>
    ) : (
      <h3 className="mt-2 font-semibold text-lead">{block.text}</h3>
    );
  }
  if (block.kind === "list") {
    return (
      <ul className="grid list-disc gap-2 pl-6 marker:text-grass">
        {block.items.map((content, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <InlineElements content={content} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p className="wrap-anywhere">
      <InlineElements content={block.content} />
    </p>
  );
}

function InlineElements({ content }: { content: Inline[] }) {
  return content.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {part.kind === "text" && part.text}
      {part.kind === "strong" && <strong className="font-semibold text-text">{part.text}</strong>}
      {part.kind === "link" && (
        <Link to={part.href} className="link">
          {part.text}
        </Link>
      )}
    </Fragment>
  ));
}
