import { data } from "react-router";
import { SubscriptionPage } from "#app/features/newsletter/subscription-page.tsx";
import { describePage } from "#app/seo.ts";
import type { Route } from "./+types/stock-alert";

const choices: Record<string, "confirmAlert" | "cancelAlert"> = {
  confirmar: "confirmAlert",
  cancelar: "cancelAlert",
};

export function loader({ params }: Route.LoaderArgs) {
  const choice = Object.hasOwn(choices, params.choice) ? choices[params.choice] : undefined;
  if (!choice) throw data(null, { status: 404 });
  return { choice };
}

export function meta({ params, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    subject: params.choice === "cancelar" ? "Cancelar aviso" : "Confirmar aviso",
    path: `/avise-me/${params.choice}`,
    noIndex: true,
  });
}

export default function StockAlert({ loaderData }: Route.ComponentProps) {
  return <SubscriptionPage choice={loaderData.choice} />;
}
