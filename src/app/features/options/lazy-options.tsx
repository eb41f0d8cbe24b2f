import { type ComponentType, lazy, memo, Suspense } from "react";
import type { OptionsPickerProps } from "./options-picker.tsx";

const load = async () => ({ default: (await import("./options-picker.tsx")).OptionsPicker });
/**
 * Only products with options need it, so it is loaded after the page, which shows meanwhile what the server has rendered.
 * Where its file is gone after a deployment, a new page has another.
 */
const OptionsPicker = import.meta.env.SSR
  ? (await load()).default
  : lazy<ComponentType<OptionsPickerProps>>(() =>
      load().catch(() => ({ default: () => "Recarregue a página para escolher as opções." })),
    );

/** Other choices on the page do not render it again, or those before it is loaded would hide it. */
export const LazyOptions = memo((props: OptionsPickerProps) => (
  <Suspense fallback={null}>
    <OptionsPicker {...props} />
  </Suspense>
));
