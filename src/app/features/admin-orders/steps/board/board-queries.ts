import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { callApi } from "#app/api/api-client.ts";
import type { Step } from "#domain/fulfilment/step.ts";

/** The pending orders at a step, the oldest first, a page at a time. */
export function useOrdersAt(step: Step) {
  return useInfiniteQuery({
    queryKey: ["orders", "list", "at-step", step],
    queryFn: ({ pageParam: cursor }) =>
      callApi("GET /api/admin/orders", { query: { step, sort: "date", cursor } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

export function useStepCounts() {
  return useQuery({
    queryKey: ["orders", "step-counts"],
    queryFn: () => callApi("GET /api/admin/orders/steps"),
  });
}

const number = new Intl.NumberFormat("pt-BR");

/** "12", or "mais de 1.000" where nobody counts further; undefined until it is known. */
export function useCountAt(step: Step): string | undefined {
  const counted = useStepCounts().data?.steps.find((one) => one.step === step);
  if (!counted) return undefined;
  return counted.exact ? number.format(counted.count) : `mais de ${number.format(counted.count)}`;
}
