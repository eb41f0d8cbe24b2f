import { percentChange } from "./periods.ts";

/** One number of the dashboard. */
export interface Figure {
  value: number;
  /** In percent, with one decimal; null where there was nothing before. */
  change: number | null;
  /** What the period itself added. */
  inPeriod: number;
  /** What the time before added. */
  inPrevious: number;
  /** Its course over the period. */
  trend: number[];
}

/** What each step of the period and of the time before added. */
export interface Course {
  current: readonly number[];
  previous: readonly number[];
}

/** Something that is counted anew in every period, such as what was sold in it. */
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

/** Something that grows, such as the number of customers: compared with what it was when the period began. */
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
