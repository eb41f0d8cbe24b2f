import type { ReactNode } from "react";
import { Panel, PanelHead } from "#ui/panel.tsx";

/** How the address is entered in both places, in the words that people read there. */
export function FeedInstructions() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-6">
      <Steps title="No Google">
        <li>
          Entre no{" "}
          <a className="link" href="https://merchants.google.com" target="_blank" rel="noreferrer">
            Merchant Center
          </a>{" "}
          com a conta Google da loja. É grátis.
        </li>
        <li>
          Abra <b>Produtos</b> e toque em <b>Adicionar produtos</b>.
        </li>
        <li>
          Escolha <b>Adicionar produtos de um arquivo</b> e depois <b>Inserir um link para o arquivo</b>.
        </li>
        <li>Cole o endereço, com Brasil, português e leitura diária. Não precisa de usuário nem senha.</li>
        <li>
          Se o Google pedir cor, gênero ou faixa etária, que a loja não guarda, crie lá uma regra para todos
          os produtos.
        </li>
      </Steps>
      <Steps title="No Instagram e no Facebook">
        <li>
          Entre no{" "}
          <a className="link" href="https://business.facebook.com/commerce" target="_blank" rel="noreferrer">
            Gerenciador de Comércio
          </a>{" "}
          da Meta com a conta da sua página.
        </li>
        <li>
          Abra o seu catálogo, ou crie um de <b>Produtos online</b>.
        </li>
        <li>
          Em <b>Catálogo</b>, abra <b>Fontes de dados</b> e escolha <b>Feed de dados</b>.
        </li>
        <li>
          Escolha <b>URL programada</b>, cole o endereço e deixe usuário e senha vazios.
        </li>
        <li>Marque a leitura diária e a moeda real (BRL).</li>
      </Steps>
    </div>
  );
}

function Steps({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel>
      <PanelHead title={title} />
      <ol className="grid list-decimal gap-2 p-4 pl-9 text-muted marker:font-semibold marker:text-grass lg:p-5 lg:pl-10 [&_b]:text-text">
        {children}
      </ol>
    </Panel>
  );
}
