import { percentChange } from "./periods.ts";

/** One figure of the dashboard. */
export interface Figure {
  value: number;
  /** In percent, with one decimal; null if the previous value was zero. */
  change: number | null;
  /** What the period itself added. */
  inPeriod: number;
  /** What the previous period added. */
  inPrevious: number;
  /** The figure's values over the period. */
  trend: number[];
}

/** What each step of the period and of the previous period added. */
export interface Course {
  current: readonly number[];
  previous: readonly number[];
}

/** A figure that starts at zero in every period, such as its sales. */
export function flowFigure(course: Course, value = total(course.current)): Figure {
  const [inPeriod, inPrevious] = [total(course.current), total(course.previous)];
  return {
    value,
    change: percentChange(inPeriod, inPrevious),
    inPeriod,
    inPrevious,
    trend: [...course.current],
  };
}

/** A cumulative figure, such as the number of customers: it is compared with its value at the start of the period. */
export function growingFigure(course: Course, value: number): Figure {
  const [inPeriod, inPrevious] = [total(course.current), total(course.previous)];
  let reached = value - inPeriod;
  const trend = course.current.map((added) => {
    reached += added;
    return reached;
  });
  return { value, change: percentChange(value, value - inPeriod), inPeriod, inPrevious, trend };
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
