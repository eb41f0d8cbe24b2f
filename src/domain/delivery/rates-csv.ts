import { BYTE_ORDER_MARK, csvRecord } from "../csv.ts";
import { type CsvRecord, readCsv } from "../read-csv.ts";
import { plainSlugOf } from "../slug.ts";
import { type DeliveryRate, MAX_RATES } from "./delivery-method.ts";
import { deliveryRateSchema, refuseRate } from "./delivery-method-input.ts";
import { deliveryTexts as texts } from "./delivery-texts.ts";
import { findOverlap } from "./overlapping-rates.ts";
import { type ListedKind, type RatesColumn, ratesColumns } from "./rates-csv-columns.ts";

/** Writes the rows of a delivery method as a spreadsheet, which `readRatesCsv` reads as the same rows. */
export function writeRatesCsv(kind: ListedKind, rates: readonly DeliveryRate[]): string {
  const columns = ratesColumns[kind];
  const lines = rates.map((rate) => columns.map(({ write }) => write(rate)));
  return BYTE_ORDER_MARK + [columns.map(({ heading }) => heading), ...lines].map(csvRecord).join("");
}

export interface ReadRates {
  rates: DeliveryRate[];
  /** What is wrong, by the line of the file. */
  mistakes: LineMistake[];
}

export interface LineMistake {
  line: number;
  message: string;
}

export function readRatesCsv(kind: ListedKind, text: string): ReadRates {
  const [head, ...records] = readCsv(text);
  const columns = locateColumns(kind, head);
  const refusal = refuseFile(kind, columns, { head, records });
  if (refusal) return { rates: [], mistakes: [{ line: head?.line ?? 1, message: refusal }] };
  const read = records.map((record) => readRecord(kind, columns, record));
  const rates = read.flatMap((row) => ("rate" in row ? row.rate : []));
  const mistakes = read.flatMap((row) => ("rate" in row ? [] : row));
  return { rates, mistakes: mistakes.length > 0 ? mistakes : refuseOverlap(rates, records) };
}

interface LocatedColumn extends RatesColumn {
  /** Its place in the file; -1 if the file does not have it. */
  index: number;
}

function locateColumns(kind: ListedKind, head: CsvRecord | undefined): LocatedColumn[] {
  const found = head?.cells.map(plainHeading) ?? [];
  return ratesColumns[kind].map((column) => ({
    ...column,
    index: found.indexOf(plainHeading(column.heading)),
  }));
}

/** Headings are compared without accents, capitals and what stands in brackets. */
const plainHeading = (heading: string) => plainSlugOf(heading.replace(/\(.*\)/, ""));

interface RatesFile {
  head: CsvRecord | undefined;
  records: readonly CsvRecord[];
}

function refuseFile(kind: ListedKind, columns: readonly LocatedColumn[], { head, records }: RatesFile) {
  // Without its districts each row of a local delivery would be a price for all of Brazil.
  const namesDistricts = head?.cells.some((cell) => plainHeading(cell) === "bairro");
  if (kind === "table" && namesDistricts) return texts.districtElsewhere;
  if (columns.some(({ required, index }) => required && index === -1)) {
    return texts.headingsMissing(ratesColumns[kind].map(({ heading }) => heading).join("; "));
  }
  if (records.length === 0) return texts.ratesMissing;
  return records.length > MAX_RATES ? texts.tooManyRates(MAX_RATES) : undefined;
}

function readRecord(
  kind: ListedKind,
  columns: readonly LocatedColumn[],
  { line, cells }: CsvRecord,
): { rate: DeliveryRate } | LineMistake {
  const typed = columns.map(({ index, read }) => read(cells[index]?.trim() ?? ""));
  const parsed = deliveryRateSchema.safeParse(Object.assign({}, ...typed));
  if (parsed.error) {
    const messages = parsed.error.issues.map(({ message }) => message);
    return { line, message: [...new Set(messages)].join(". ") };
  }
  const message = refuseRate(kind, parsed.data);
  return message === undefined ? { rate: parsed.data } : { line, message };
}

/** The two rows are named by their lines of the file. */
function refuseOverlap(rates: readonly DeliveryRate[], records: readonly CsvRecord[]): LineMistake[] {
  const [one, other] = (findOverlap(rates) ?? []).flatMap((index) => {
    const [rate, record] = [rates[index], records[index]];
    return rate && record ? [{ rate, number: record.line }] : [];
  });
  return one && other ? [{ line: other.number, message: texts.overlap(one, other) }] : [];
}
