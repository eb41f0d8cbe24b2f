/** Returns whether it moved the focus. */
export type MoveFocus = (to: HTMLElement | null | undefined) => boolean;

/**
 * Call it before waiting. The returned function moves the focus afterwards, unless the person has moved on: a late
 * answer must not take anyone out of the field they are typing in. It moves if the focus is still where it was, or
 * on nothing but a container of `to`, such as the body.
 */
export function trackFocus(from: Element | null = document.activeElement): MoveFocus {
  return (to) => {
    const now = document.activeElement;
    if (!to || (now !== from && !now?.contains(to))) return false;
    to.focus();
    return true;
  };
}

/** Moves the focus unless it is in use, for content that appears by itself. */
export const focusIfFree = trackFocus(null);
