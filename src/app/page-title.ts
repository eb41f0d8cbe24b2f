import type { loader as rootLoader } from "./root.tsx";

type RootData = Awaited<ReturnType<typeof rootLoader>> | undefined;

/** Returns "Camisa Aurora | Manto": the subject comes first, because browser tabs are short. */
export function pageTitle(
  subject: string,
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData;
  return `${subject} | ${root?.store.name ?? "Manto"}`;
}
