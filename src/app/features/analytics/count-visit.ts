type Counter = typeof import("./visit-counter.ts");

/** The counter is loaded after the page, because nobody waits for it. What cannot be loaded is not counted. */
const withCounter = (count: (counter: Counter) => void): void =>
  void import("./visit-counter.ts").then(count, () => {});

export const countVisit = (): void => withCounter((counter) => counter.countVisit());
export const countView = (product: string): void => withCounter((counter) => counter.countView(product));
export const countSearch = (words: string, found: boolean): void =>
  withCounter((counter) => counter.countSearch(words, found));
export const countCart = (product: string): void => withCounter((counter) => counter.countCart(product));
export const countCheckout = (): void => withCounter((counter) => counter.countCheckout());
export const countOrder = (id: string): void => withCounter((counter) => counter.countOrder(id));
