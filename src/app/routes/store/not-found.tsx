import { data } from "react-router";

/** Any other address. The loader sets the status 404, and the boundary above shows the page. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
