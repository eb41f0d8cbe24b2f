import { type RefObject, useEffect, useState } from "react";

const GAP_PX = 8;

/**
 * While a field has the focus, the keyboard of a phone covers the lower part of the page. This scrolls the preview to
 * the top of what stays visible, with the fields below it. The returned props belong to the element around the fields.
 */
export function usePreviewInSight(preview: RefObject<HTMLElement | null>) {
  const [isTyping, setTyping] = useState(false);

  useEffect(() => {
    if (!isTyping) return;
    const seen = window.visualViewport;
    let height = seen?.height ?? 0;

    function show() {
      const box = preview.current?.getBoundingClientRect();
      // Wider screens show the preview in the gallery only, and whoever has zoomed in chooses what to look at.
      if (!box?.height || (seen && seen.scale > 1)) return;
      const distance = box.top - (seen?.offsetTop ?? 0) - GAP_PX;
      // The shop's header gives way to a scroll down, and a scroll up brings it back.
      const header =
        distance < 0
          ? Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
          : 0;
      scrollBy({ top: distance - header, behavior: "instant" });
    }

    function onResize() {
      const isKeyboardOpening = seen !== null && seen.height < height;
      height = seen?.height ?? 0;
      if (isKeyboardOpening) show();
    }

    // Not before the press that gave the focus is over: it would end on another place of the page.
    const frame = requestAnimationFrame(show);
    seen?.addEventListener("resize", onResize);
    return () => {
      cancelAnimationFrame(frame);
      seen?.removeEventListener("resize", onResize);
    };
  }, [isTyping, preview]);

  return { onFocus: () => setTyping(true), onBlur: () => setTyping(false) };
}
