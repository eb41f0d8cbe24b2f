import { data } from "react-router";

/** Any other address. The boundary above shows the page; here the answer gets its 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
