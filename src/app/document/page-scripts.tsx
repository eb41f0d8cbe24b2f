import { Scripts } from "react-router";
import { useInlineParts } from "#ui/inline-parts.ts";
import { InlineScript } from "#ui/inline-script.tsx";
import { hostElementsOf, scriptTextOf } from "./host-elements.ts";
import { loaderDataScript } from "./loader-data-script.ts";
import { scriptLiteral } from "./script-literal.ts";
import { startAfterPaint } from "./start-after-paint.ts";

interface PageScriptsProps {
  /** The loaders' data, as React Router has encoded it for its client. */
  loaderData: string;
}

/**
 * The scripts of React Router's `<Scripts>`, changed so that nothing is fetched before the page is painted and the
 * loaders' data is part of the page. Rendered on the server only.
 */
export function PageScripts({ loaderData }: PageScriptsProps) {
  const { context, routeModules, preloads } = readScripts(Scripts({}));
  // The starter script inserts this one after the page is painted.
  useInlineParts()?.scripts.add(routeModules);
  return (
    <>
      <InlineScript text={context} />
      <InlineScript text={loaderDataScript(loaderData)} />
      <InlineScript
        text={`(${startAfterPaint})(${scriptLiteral(routeModules)},${scriptLiteral(preloads)})`}
      />
    </>
  );
}

/** `<Scripts>` has no option for when its files are fetched, so its elements are read instead of rendered. */
function readScripts(rendered: React.ReactNode) {
  const elements = hostElementsOf(rendered);
  const preloads = elements.flatMap(({ props }) =>
    props.rel === "modulepreload" && props.href ? [props.href] : [],
  );
  const [context, routeModules, ...others] = elements.filter(({ type }) => type === "script");
  if (!context || routeModules?.props.type !== "module" || others.length > 0)
    throw new Error("React Router's <Scripts> renders other elements than this shop knows");
  return { context: scriptTextOf(context), routeModules: scriptTextOf(routeModules), preloads };
}
