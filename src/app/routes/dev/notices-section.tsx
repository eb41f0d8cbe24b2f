import { Receipt } from "lucide-react";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast.tsx";
import { ShowcaseRow, ShowcaseSection, ShowcaseTitle } from "./showcase-section.tsx";

const crumbs = [
  { label: "Home", to: "/" },
  { label: "Seleções", to: "/_ui" },
  { label: "Camisa Canarinho Titular 2026" },
];

export function NoticesSection() {
  return (
    <ShowcaseSection title="Selos">
      <div className="flex flex-wrap gap-2">
        <Badge tone="warn" dot>
          Pendente
        </Badge>
        <Badge tone="ok" dot>
          Concluído
        </Badge>
        <Badge dot>em_analise</Badge>
        <Badge tone="info" dot>
          Enviado
        </Badge>
        <Badge tone="bad" dot>
          Cancelado
        </Badge>
        <Badge tone="canary">Novo</Badge>
        <Badge tone="dark">Retrô</Badge>
        <Badge tone="ok">Ativo</Badge>
        <Badge>Inativo</Badge>
        <Badge tone="grass">Principal</Badge>
      </div>
      <ShowcaseTitle>Alertas</ShowcaseTitle>
      <Alert announce={false}>Email ou senha incorretos. Verifique suas credenciais.</Alert>
      <Alert tone="info" announce={false}>
        O preço desta camisa mudou de R$ 279,90 para R$ 289,90.
      </Alert>
      <Alert tone="success" announce={false}>
        Alterações salvas.
      </Alert>
      <ShowcaseTitle>Avisos</ShowcaseTitle>
      <ToastButtons />
      <ShowcaseTitle>Migalhas</ShowcaseTitle>
      <Breadcrumb items={crumbs} />
      <ShowcaseTitle>Tabela vazia</ShowcaseTitle>
      <Panel>
        <EmptyState
          icon={<Receipt className="size-6" />}
          title="Nenhum pedido encontrado"
          text="Tente ajustar sua busca"
        />
      </Panel>
    </ShowcaseSection>
  );
}

function ToastButtons() {
  return (
    <ShowcaseRow>
      <Button
        variant="outline"
        size="app"
        onClick={() =>
          toast.success("Login bem-sucedido", { description: "Você foi autenticado com sucesso!" })
        }
      >
        Aviso de sucesso
      </Button>
      <Button variant="outline" size="app" onClick={() => toast.error("Erro ao buscar CEP")}>
        Aviso de erro
      </Button>
      <Button
        variant="outline"
        size="app"
        onClick={() =>
          toast.info("Item removido do carrinho", {
            action: { label: "Desfazer", onPress: () => toast.success("Item de volta") },
          })
        }
      >
        Aviso com ação
      </Button>
    </ShowcaseRow>
  );
}
