import { Outlet } from "react-router";

export default function StoreLayout() {
  return (
    <main id="conteudo">
      <Outlet />
    </main>
  );
}
