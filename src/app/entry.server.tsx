import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { ScriptMark } from "#ui/script-mark.ts";
import { pageContext } from "./context.ts";
import { putScriptsAfterPaint } from "./scripts-after-paint.ts";

// The server reads the context's key from this module, so that both sides hold the same object.
export { pageContext };

/**
 * Renders a page whole. Nothing is streamed: a page is rendered once for many visitors, and its
 * Content-Security-Policy names the hash of each inline script, which must be known before the headers leave.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { scriptMark: nonce, sealPage } = context.get(pageContext);
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ScriptMark value={nonce}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </ScriptMark>,
      {
        nonce,
        onAllReady() {
          pipe(
            collectText((rendered) => {
              const { html, policy } = sealPage(putScriptsAfterPaint(rendered, nonce));
              headers.set("Content-Type", "text/html; charset=utf-8");
              headers.set("Content-Security-Policy", policy);
              resolve(new Response(html, { status: finalStatus, headers }));
            }),
          );
        },
        onShellError: reject,
        onError() {
          finalStatus = 500;
        },
      },
    );
    request.signal.addEventListener("abort", () => abort(request.signal.reason), { once: true });
  });
}

function collectText(onEnd: (text: string) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    write(part, _encoding, done) {
      parts.push(part);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(parts).toString());
      done();
    },
  });
}

/** A page that was not found or refused is an answer, not a fault: only real faults reach the log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageContext).reportFault(error);
};
