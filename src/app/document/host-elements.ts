import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

interface HostProps {
  children?: ReactNode;
  rel?: string;
  href?: string;
  type?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

type HostElement = ReactElement<HostProps>;

/** Returns the elements that a React Router component has rendered, without the fragments around them. */
export function hostElementsOf(rendered: ReactNode): HostElement[] {
  return Children.toArray(rendered).flatMap((node) => {
    if (!isValidElement<HostProps>(node)) return [];
    return node.type === Fragment ? hostElementsOf(node.props.children) : [node];
  });
}

export const scriptTextOf = ({ props }: HostElement): string => props.dangerouslySetInnerHTML?.__html ?? "";
