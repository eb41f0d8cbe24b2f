import { text } from "node:stream/consumers";
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { InlinePartsContext, newInlineParts } from "#ui/inline-parts.ts";
import { pageContext } from "./context.ts";
import { PageScripts } from "./document/page-scripts.tsx";
import { ScriptsSlotContext } from "./document/scripts-slot.ts";

// The server imports the context's key from this module, so that both sides use the same object.
export { pageContext };

/**
 * Renders a page in one pass, without streaming: a page is rendered once for many visitors, and its
 * Content-Security-Policy contains the hash of each inline script, which must be known before the headers are sent.
 * Rendering to one string is also faster than streaming (decision 27).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entryContext }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { contentPolicyOf } = context.get(pageContext);
  const loaderData = serverHandoffStream ? await text(serverHandoffStream) : "";
  const inline = newInlineParts();
  const html = renderToString(
    <InlinePartsContext value={inline}>
      <ScriptsSlotContext value={<PageScripts loaderData={loaderData} />}>
        <ServerRouter context={entryContext} url={request.url} />
      </ScriptsSlotContext>
    </InlinePartsContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const sheets = styleSheetsOf(entryContext);
  // React puts the preloads of fonts and pictures before the style sheet, but nothing is painted without the sheet. A header
  // lets the browser request it first, and a proxy may send it ahead of the page as an early hint.
  if (sheets.length > 0)
    headers.set("Link", sheets.map((href) => `<${href}>; rel=preload; as=style`).join(", "));
  headers.set("Content-Security-Policy", contentPolicyOf(inline));
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

function styleSheetsOf({
  manifest,
  staticHandlerContext,
}: Pick<EntryContext, "manifest" | "staticHandlerContext">): string[] {
  return staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
}

/** Logs unexpected errors. A page that was not found or refused is a regular response. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageContext).reportError(error);
};
