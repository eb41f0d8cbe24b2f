import { type ComponentType, lazy, memo, Suspense } from "react";
import type { SizeHelpProps } from "./size-help.tsx";

/**
 * In the browser it is loaded after the page, which shows meanwhile what the server has rendered. Where its file is gone
 * after a deployment, the sizes can still be chosen.
 */
const SizeHelp = import.meta.env.SSR
  ? (await import("./size-help.tsx")).default
  : lazy<ComponentType<SizeHelpProps>>(() =>
      import("./size-help.tsx").catch(() => ({ default: () => null })),
    );

/** Choices on the page do not render it again, or those before it is loaded would hide it. */
export const LazySizeHelp = memo((props: SizeHelpProps) => (
  <Suspense fallback={null}>
    <SizeHelp {...props} />
  </Suspense>
));
