import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { Toaster } from "#ui/toast.tsx";
import type { Route } from "./+types/root";
import { pageContext } from "./context.ts";
import { ScriptsSlot } from "./document/scripts-slot.ts";
import { ScrollRestoration } from "./document/scroll-restoration.tsx";
import { PageBoundary } from "./features/shell/page-boundary.tsx";
import { displayFont, labelFont, textFont } from "./styles/preloaded-fonts.ts";
import "./styles/app.css";

export const links: Route.LinksFunction = () =>
  [displayFont, labelFont, textFont].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
    href,
  }));

export async function loader({ context }: Route.LoaderArgs) {
  const { reads, publicOrigin } = context.get(pageContext);
  const [store, offersDelivery, offers] = await Promise.all([
    reads.getStoreProfile(),
    reads.offersDelivery(),
    reads.findPageOffers(),
  ]);
  // Absent in a shop that agrees on every delivery by WhatsApp, or has no offers, whose pages say nothing about them.
  return { store, publicOrigin, ...(offersDelivery && { offersDelivery }), ...(offers && { offers }) };
}

/**
 * The store profile is read once per visit, because it rarely changes. It is read again only where the owner has just
 * edited it.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const name = loaderData?.store.name ?? "Manto";
  return [{ title: name }, { name: "description", content: loaderData?.store.tagline ?? name }];
}

export function Layout({ children }: { children: ReactNode }) {
  useEffect(endStart, []);
  return (
    <html lang="pt-BR" className="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b100d" />
        <meta name="color-scheme" content="dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <Meta />
        <Links />
      </head>
      <body>
        <a href="#conteudo" className="skip-link">
          Pular para o conteúdo
        </a>
        {children}
        <Toaster />
        <ScrollRestoration />
        <ScriptsSlot />
      </body>
    </html>
  );
}

/** Ends the state that start-after-paint.ts has set: the page is hydrated. */
function endStart() {
  delete document.documentElement.dataset.starting;
}

export default function App() {
  return <Outlet />;
}

/** Shown without the shop's layout, because the data of the layout itself could not be read. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="conteudo" tabIndex={-1}>
      <PageBoundary error={error} />
    </main>
  );
}
