import { useInlineParts } from "./inline-parts.ts";

/** An inline script that the page's Content-Security-Policy allows. */
export function InlineScript({ text }: { text: string }) {
  useInlineParts()?.scripts.add(text);
  return (
    <script
      // The client build minifies the same function differently, so its text differs from the server's.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: script text must not be escaped, and every caller passes its own code
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
