import { redirect } from "react-router";

/** The sign-in redirects to /cart; the page itself is /carrinho. */
export function loader() {
  throw redirect("/carrinho", 302);
}
