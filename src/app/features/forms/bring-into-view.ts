/** Used as a ref, so that it runs once when the element is mounted; on a phone the button is a screen away from it. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "center" });
}
