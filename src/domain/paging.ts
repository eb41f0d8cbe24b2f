/** One page of a list with keyset pagination: the thousandth page costs as much as the first. */
export interface KeysetPage<Row> {
  rows: Row[];
  /** Cursors of the neighbouring pages; null if there is none. */
  next: string | null;
  previous: string | null;
  total: number;
  /** False if there are more than `total` rows: counting stops there because an exact count would be too expensive. */
  isTotalExact: boolean;
}
