import { describe, expect, it } from "vitest";
import { modulesOf, pages, routesOf } from "#domain/pages/pages.ts";
import routes from "../../src/app/routes.ts";

type Route = (typeof routes)[number];

/** What the router knows, in the words of the table: the address of each page and the routes that draw it. */
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
  it("has every page that the router has, drawn by the same routes, and no other", () => {
    const known = listPages(routes).filter(([path]) => !path.endsWith("/*"));
    expect(pages.map((page) => [page.pattern, routesOf(page).join(" > "), modulesOf(page).at(-1)])).toEqual(
      known,
    );
  });
});
