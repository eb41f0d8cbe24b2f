import { data } from "react-router";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/not-found";

/** Any other address. The boundary above shows the page; here the answer gets its 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Página não encontrada", matches) }, { name: "robots", content: "noindex" }];
}

export default function NotFound() {
  return null;
}
