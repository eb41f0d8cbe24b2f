import { PassThrough, Readable } from "node:stream";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type ServerBuild, ServerRouter } from "react-router";

/** Renders the same pages by React Router's default: streamed, with the loaders' data after the page. */
export function streamPages(build: ServerBuild): ServerBuild {
  return { ...build, entry: { module: { ...build.entry.module, default: streamPage } } };
}

function streamPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  // React Router omits the data unless scripts were rendered, and here the shop's own entry renders them.
  context.renderMeta = { didRenderScripts: true };
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement(ServerRouter, { context, url: request.url }), {
      onAllReady() {
        const body = new PassThrough();
        resolve(new Response(Readable.toWeb(body) as ReadableStream, { status, headers }));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}
