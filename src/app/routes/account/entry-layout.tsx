import { Outlet } from "react-router";
import { pageContext } from "#app/context.ts";
import { EntryFrame } from "#app/features/accounts/entry-frame.tsx";
import type { PageHandle } from "#app/routes/store/layout.tsx";
import type { Route } from "./+types/entry-layout";

export const handle: PageHandle = { hasFooter: false };

export async function loader({ context }: Route.LoaderArgs) {
  const [shown] = await context.get(pageContext).reads.listFeatured(1);
  return { picture: shown?.picture ?? null };
}

/** The picture stays the same from one form to the next. */
export function shouldRevalidate() {
  return false;
}

export default function EntryLayout({ loaderData }: Route.ComponentProps) {
  return (
    <EntryFrame picture={loaderData.picture}>
      <Outlet />
    </EntryFrame>
  );
}
