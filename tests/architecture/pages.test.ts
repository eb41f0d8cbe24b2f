import { describe, expect, it } from "vitest";
import { modulesOf, pages, routesOf } from "#domain/pages/pages.ts";
import routes from "../../src/app/routes.ts";

type Route = (typeof routes)[number];

/** The router's pages in the format of the table: the pattern of each page and the routes that render it. */
function listPages(
  found: readonly Route[],
  path = "",
  around: readonly string[] = ["root"],
): [path: string, routes: string, module: string][] {
  return found.flatMap(({ id, file, path: own, index, children }) => {
    const here = own ? `${path}/${own}` : path;
    const module = file.replace(/\.tsx$/, "");
    const drawnBy = [...around, id ?? module];
    if (children) return listPages(children, here, drawnBy);
    return own || index ? [[here || "/", drawnBy.join(" > "), module]] : [];
  });
}

describe("the table of pages", () => {
  it("has exactly the pages of the router, rendered by the same routes", () => {
    const known = listPages(routes).filter(([path]) => !path.endsWith("/*"));
    expect(pages.map((page) => [page.pattern, routesOf(page).join(" > "), modulesOf(page).at(-1)])).toEqual(
      known,
    );
  });
});
