import { redirect } from "react-router";
import type { Route } from "./+types/categorias-redirect";

/** Category pictures carry links of the form /categorias/{id}; the page itself is /categoria/{id}. */
export function loader({ params, request }: Route.LoaderArgs) {
  throw redirect(`/categoria/${encodeURIComponent(params.key)}${new URL(request.url).search}`, 301);
}
