import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import type { FirstStep } from "#domain/first-steps/first-steps.ts";

export type FirstSteps = AnswerOf<"GET /api/admin/first-steps">;

const queryKey = ["first-steps"];

export function useFirstSteps() {
  return useQuery({ queryKey, queryFn: () => callApi("GET /api/admin/first-steps") });
}

export function useHideFirstSteps() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (hidden: boolean) => callApi("PUT /api/admin/first-steps", { body: { hidden } }),
    onSuccess: (steps) => queries.setQueryData(queryKey, steps),
  });
}

export interface StepInfo {
  title: string;
  text: string;
  /** The page where the step is done; absent where a button of the checklist does it. */
  to?: string;
}

export const stepInfos: Record<FirstStep, StepInfo> = {
  name: {
    title: "Dar um nome à loja",
    text: "Aparece no topo, nos e-mails e nos links compartilhados.",
    to: "/admin/configuracoes?secao=loja",
  },
  whatsapp: {
    title: "Informar o seu WhatsApp",
    text: "É para ele que vai a mensagem de cada pedido.",
    to: "/admin/configuracoes?secao=contato",
  },
  pix: {
    title: "Cadastrar a chave Pix",
    text: "Para cobrar cada pedido pelo valor exato.",
    to: "/admin/configuracoes?secao=pix",
  },
  logo: {
    title: "Enviar o logo",
    text: "No lugar do símbolo do Manto, em toda a loja.",
    to: "/admin/configuracoes?secao=loja",
  },
  category: {
    title: "Criar a primeira categoria",
    text: "Os produtos aparecem na loja por ela.",
    to: "/admin/categorias",
  },
  product: {
    title: "Cadastrar o primeiro produto",
    text: "Com preço, categoria e fotos suas.",
    to: "/admin/produtos",
  },
  banner: {
    title: "Montar o primeiro banner",
    text: "O destaque grande da página inicial.",
    to: "/admin/banners",
  },
  demo: {
    title: "Remover dados de demonstração",
    text: "Produtos, pedidos e clientes inventados saem; o que é seu fica.",
  },
};
