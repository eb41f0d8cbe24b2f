/** Smaller movements, such as those of a resting finger, change nothing. */
const TOLERANCE_PX = 6;
const TOP_PX = 64;

/**
 * Marks an element as hidden while the page is scrolled down, until it is scrolled up again or is near its top. The
 * styles decide what that means; the page is not rendered again.
 */
export function hideOnScroll(element: HTMLElement): () => void {
  let last = scrollY;
  function look() {
    if (Math.abs(scrollY - last) < TOLERANCE_PX && scrollY > TOP_PX) return;
    element.toggleAttribute("data-hidden", scrollY > last && scrollY > TOP_PX);
    last = scrollY;
  }
  addEventListener("scroll", look, { passive: true });
  return () => removeEventListener("scroll", look);
}
