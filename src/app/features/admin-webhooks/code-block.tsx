import { useId } from "react";

/** What was sent or answered, as text; JSON is laid out. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2">
      <h3 id={id} className="font-semibold">
        {label}
      </h3>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the dialog around it scrolls, and must do so by keyboard
        tabIndex={0}
        className="wrap-anywhere whitespace-pre-wrap rounded-control bg-ground p-3 font-mono text-caption"
      >
        {layOut(text)}
      </pre>
    </section>
  );
}

function layOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
