import { text } from "node:stream/consumers";
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { ScriptMark } from "#ui/script-mark.ts";
import { pageContext } from "./context.ts";
import { putDataInPage } from "./data-in-page.ts";
import { putScriptsAfterPaint } from "./scripts-after-paint.ts";

// The server reads the context's key from this module, so that both sides hold the same object.
export { pageContext };

/**
 * Renders a page whole. Nothing is streamed: a page is rendered once for many visitors, and its
 * Content-Security-Policy names the hash of each inline script, which must be known before the headers leave. So React
 * may write one text, in two thirds of the time that a stream takes it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entryContext }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { scriptMark: nonce, sealPage } = context.get(pageContext);
  const data = serverHandoffStream ? await text(serverHandoffStream) : "";
  const rendered = renderToString(
    <ScriptMark value={nonce}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </ScriptMark>,
  );
  const page = putScriptsAfterPaint(putDataInPage(rendered, data, nonce), nonce);
  const { html, policy } = sealPage(`<!DOCTYPE html>${page}`);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  return new Response(html, { status, headers });
}

/** A page that was not found or refused is an answer, not a fault: only real faults reach the log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageContext).reportFault(error);
};
