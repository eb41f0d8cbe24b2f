import { runInNewContext } from "node:vm";
import {
  createRequestHandler,
  UNSAFE_decodeViaTurboStream as decode,
  Outlet,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import type { InlineParts } from "#ui/inline-parts.ts";
import { pageContext } from "../context.ts";
import * as entry from "../entry.server.tsx";
import { ScriptsSlot } from "./scripts-slot.ts";
import { ScrollRestoration } from "./scroll-restoration.tsx";

const loaderData = { name: "Camisa </script><script>alert(1)</script>", madeAt: new Date(0) };

function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="pt-BR">
      <body>
        {children}
        <ScrollRestoration />
        <ScriptsSlot />
      </body>
    </html>
  );
}

/** The markup that a page would contain if a text of the shop were not escaped. */
const smuggled = '<script data-smuggled="">alert(1)</script><b style="color:red">Camisas</b>';

function Home() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the test is about what this must not be able to do
  return <main dangerouslySetInnerHTML={{ __html: smuggled }} />;
}

const assetOf = (id: string, parentId?: string) => ({
  id,
  parentId,
  path: parentId ? undefined : "",
  index: parentId ? true : undefined,
  hasAction: false,
  hasLoader: id === "home",
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  module: `/assets/${id}.js`,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  imports: ["/assets/shop.js"],
  css: parentId ? [] : ["/assets/root.css"],
});

/** The smallest build that the installed React Router renders: one page with a loader. */
const build: ServerBuild = {
  entry: { module: entry },
  routes: {
    root: { id: "root", path: "", module: { default: Outlet, Layout } },
    home: {
      id: "home",
      parentId: "root",
      index: true,
      module: { default: Home, loader: () => loaderData },
    },
  },
  assets: {
    entry: { module: "/assets/entry.js", imports: ["/assets/framework.js"] },
    routes: { root: assetOf("root"), home: assetOf("home", "root") },
    url: "/assets/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "build/pages/client",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
} as unknown as ServerBuild;

let html = "";
let headers: Headers;
let scripts: string[] = [];
let allowed: InlineParts;

beforeAll(async () => {
  const context = new RouterContextProvider();
  context.set(pageContext, {
    reads: {} as never,
    publicOrigin: "http://shop.example",
    reportError: (error) => {
      throw error;
    },
    contentPolicyOf(inline) {
      allowed = { scripts: new Set(inline.scripts), styles: new Set(inline.styles) };
      return "a policy";
    },
  });
  const response = await createRequestHandler(build, "production")(
    new Request("http://shop.example/"),
    context,
  );
  html = await response.text();
  headers = response.headers;
  scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
});

/** Runs the page's scripts in order, as a browser that has painted. */
function runPage() {
  const added: Record<string, unknown>[] = [];
  const listeners: (() => void)[] = [];
  const window: Record<string, unknown> = {
    history: { state: { key: "default" } },
    sessionStorage: { getItem: () => null },
  };
  const page = {
    window,
    sessionStorage: window.sessionStorage,
    ReadableStream,
    TextEncoderStream,
    PerformanceObserver: class {
      observe() {}
    },
    setTimeout: () => undefined,
    removeEventListener: () => undefined,
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    document: {
      querySelector: () => null,
      createElement: (tag: string) => ({ tag }),
      documentElement: { dataset: {} },
      head: { append: (element: Record<string, unknown>) => added.push(element) },
    },
  };
  for (const script of scripts) runInNewContext(script, page);
  return { window, added, touch: () => listeners[0]?.() };
}

describe("the style sheet of a page of the installed React Router", () => {
  it("is announced in a header, before the page itself", () =>
    expect(headers.get("Link")).toBe("</assets/root.css>; rel=preload; as=style"));
});

describe("the scripts of a page of the installed React Router", () => {
  it("fetch nothing while the page is read", () => {
    expect(html).toContain("Camisas</b></main>");
    expect(html).not.toMatch(/<link[^>]*modulepreload|type="module"|<script[^>]*src=/);
  });

  it("preload every file once and start the page's module, when the visitor is quicker than the picture", () => {
    const { added, touch } = runPage();
    expect(added).toEqual([]);
    touch();
    const preloads = added.filter(({ tag }) => tag === "link").map(({ href }) => href);
    expect(preloads.toSorted()).toEqual(
      ["entry", "framework", "home", "manifest", "root", "shop"].map((name) => `/assets/${name}.js`),
    );
    const modules = added.filter(({ tag }) => tag === "script");
    expect(modules).toEqual([
      { tag: "script", type: "module", text: expect.stringContaining('import("/assets/entry.js")') },
    ]);
  });

  it("hand the loaders' data to the router's client", async () => {
    const { window } = runPage();
    const { stream } = window.__reactRouterContext as { stream: ReadableStream<Uint8Array> };
    const { value } = await decode(stream, globalThis as unknown as Window);
    expect(value).toMatchObject({ loaderData: { home: loaderData } });
  });

  it("are all allowed by the page's policy, with the module that is started later, and nothing smuggled in is", () => {
    const { added, touch } = runPage();
    touch();
    const module = added.find(({ tag }) => tag === "script")?.text;
    expect([...allowed.scripts].toSorted()).toEqual([...scripts, module].toSorted());
    expect(html).toContain(smuggled);
    expect([...allowed.styles]).toEqual([]);
  });

  it("carry no nonce", () => expect(html).not.toContain("nonce"));
});
