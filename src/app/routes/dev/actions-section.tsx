import { Download, Pencil, Plus, ShoppingCart, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { CountBadge, IconButton } from "#ui/icon-button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { Captioned, ShowcaseRow, ShowcaseSection } from "./showcase-section.tsx";

export function ActionsSection() {
  const [busy, setBusy] = useState(false);
  return (
    <ShowcaseSection title="Botões" wide>
      <ShowcaseRow>
        <Captioned caption="primário 56">
          <Button size="lg">Comprar Agora</Button>
        </Captioned>
        <Captioned caption="primário 48">
          <Button>Comprar Agora</Button>
        </Captioned>
        <Captioned caption="alterna ocupado">
          <Button busy={busy} busyLabel="Entrando..." onClick={() => setBusy(true)}>
            Entrar
          </Button>
        </Captioned>
        <Captioned caption="ocupado">
          <Button busy busyLabel="Entrando...">
            Entrar
          </Button>
        </Captioned>
        <Captioned caption="desabilitado">
          <Button disabled>Finalizar Compra</Button>
        </Captioned>
        <Captioned caption="link">
          <ButtonLink to="/_ui" variant="outline">
            Continuar comprando
          </ButtonLink>
        </Captioned>
      </ShowcaseRow>
      <ShowcaseRow>
        <Captioned caption="quieto 44">
          <Button variant="quiet" size="sm">
            Detalhes
          </Button>
        </Captioned>
        <Captioned caption="fantasma">
          <Button variant="ghost" size="sm" icon={<Trash2 />}>
            Limpar carrinho
          </Button>
        </Captioned>
        <Captioned caption="perigo">
          <Button variant="danger" size="app">
            Excluir
          </Button>
        </Captioned>
        <Captioned caption="administrativo">
          <Button variant="outline" size="app" icon={<Download />}>
            Exportar CSV
          </Button>
        </Captioned>
        <Captioned caption="administrativo">
          <Button size="app" icon={<Plus />}>
            Novo Produto
          </Button>
        </Captioned>
        <IconButtons />
      </ShowcaseRow>
    </ShowcaseSection>
  );
}

function IconButtons() {
  return (
    <>
      <Captioned caption="ícone">
        <IconButton label="Adicionar ao carrinho" variant="add">
          <ShoppingCart className="size-5" />
        </IconButton>
      </Captioned>
      <Captioned caption="contador">
        <IconButton label="Carrinho, 2 itens">
          <ShoppingCart className="size-6" />
          <CountBadge>2</CountBadge>
        </IconButton>
      </Captioned>
      <Captioned caption="dica">
        <Tooltip text="Editar produto">
          <IconButton label="Editar produto" size="sm">
            <Pencil className="size-5" />
          </IconButton>
        </Tooltip>
      </Captioned>
      <Captioned caption="perigo">
        <IconButton label="Excluir produto" variant="danger" size="sm">
          <Trash2 className="size-5" />
        </IconButton>
      </Captioned>
      <Captioned caption="desabilitado">
        <IconButton label="Indisponível" disabled>
          <Pencil className="size-5" />
        </IconButton>
      </Captioned>
      <Captioned caption="girando">
        <Spinner className="size-11 p-3" />
      </Captioned>
    </>
  );
}
