import { useRouteLoaderData } from "react-router";
import type { StoreProfile } from "#domain/settings/store-settings.ts";
import type { CpfFieldProps } from "./cpf-field.tsx";
import { useLoadedPart } from "./use-loaded-part.ts";

const load = () => import("./cpf-field.tsx").then(({ CpfField }) => CpfField);

/** For shops that ask for a CPF. */
export function LazyCpf(props: CpfFieldProps) {
  const root = useRouteLoaderData<{ store: StoreProfile }>("root");
  return root?.store.asksCpf && <LoadedCpf {...props} />;
}

function LoadedCpf(props: CpfFieldProps) {
  const CpfField = useLoadedPart(load);
  return CpfField && <CpfField {...props} />;
}
