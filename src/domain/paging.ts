/** One page of a long list, found by where the last one ended: the thousandth page costs as much as the first. */
export interface KeysetPage<Row> {
  rows: Row[];
  /** Cursors of the neighbouring pages; null where there is none. */
  next: string | null;
  previous: string | null;
  total: number;
  /** False where only "more than `total`" is known: counting further would cost more than it tells. */
  isTotalExact: boolean;
}
