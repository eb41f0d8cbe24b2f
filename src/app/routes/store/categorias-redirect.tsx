import { redirect } from "react-router";
import type { Route } from "./+types/categorias-redirect";

/** Category pictures link to /categorias/{id}; the page itself is /categoria/{id}. */
export function loader({ params, url }: Route.LoaderArgs) {
  throw redirect(`/categoria/${encodeURIComponent(params.key)}${url.search}`, 301);
}
