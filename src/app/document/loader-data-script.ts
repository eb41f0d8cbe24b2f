import { scriptLiteral } from "./script-literal.ts";

/**
 * Passes the loaders' data to React Router's client in one piece, as part of the page. React Router would stream it
 * after the page, which makes React render in several steps (decision 27 has the cost). The stream's controller is not
 * documented: page-scripts.test.tsx reads a page's data as the installed version does.
 */
export function loaderDataScript(data: string): string {
  const controller = "window.__reactRouterContext.streamController";
  return `${controller}.enqueue(${scriptLiteral(data)});${controller}.close();`;
}
