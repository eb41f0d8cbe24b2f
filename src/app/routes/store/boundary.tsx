import { Outlet } from "react-router";

export default function StoreBoundary() {
  return <Outlet />;
}
