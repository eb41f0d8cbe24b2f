import { describe, expect, it } from "vitest";
import { roleMay, type StaffRole } from "#domain/accounts/staff-role.ts";
import { findScreens, findSettings } from "./find-places.ts";
import { isMistyped } from "./match-name.ts";

const as = (role: StaffRole) => (permission: Parameters<typeof roleMay>[1]) => roleMay(role, permission);
const owner = as("admin");
const labels = (found: { label: string }[]) => found.map(({ label }) => label);

describe("the screens that a search finds", () => {
  it.each([
    ["relatorios", ["Relatórios"]],
    ["ANÁLISES", ["Análises"]],
    ["conf", ["Configurações"]],
    ["ped", ["Pedidos", "Pedidos excluídos", "Pedidos de times"]],
    ["vendas", ["Relatórios"]],
    ["estoque", ["Estoque"]],
    ["inventario", ["Estoque"]],
    ["fornecedor", ["Receber entrega"]],
    ["desconto", ["Produtos", "Ofertas"]],
    ["planilha", ["Importar produtos"]],
    ["medidas", ["Categorias", "Tamanhos"]],
    ["tamanhos", ["Tamanhos", "Categorias"]],
    ["grade", ["Tamanhos"]],
    ["patch", ["Opções"]],
    ["prensa", ["Produção em lote"]],
    ["manga longa", ["Opções"]],
    ["como mudar a senha", ["Minha conta"]],
    ["dominio", ["Google e Meta"]],
    ["Instagram", ["Google e Meta"]],
    ["frete", ["Entrega"]],
    ["motoboy", ["Entrega"]],
    ["cupom", ["Ofertas"]],
    ["leve", ["Ofertas"]],
    ["camisa", []],
    ["nada disto", []],
    ["!?", []],
  ])("for %s are %j", (typed, found) => {
    expect(labels(findScreens(typed, owner))).toEqual(found);
  });

  it("are those of the menu while nothing is typed", () => {
    expect(findScreens("", owner)).toHaveLength(15);
  });

  it("include the production sheet once, for those who have it in the menu too", () => {
    expect(labels(findScreens("produção", as("production")))).toEqual(["Produção", "Produção em lote"]);
    expect(labels(findScreens("produção", owner))).toEqual(["Ficha de produção", "Produção em lote"]);
  });
});

describe("the settings that a search finds", () => {
  it.each([
    ["frete", "Mensagens", "?secao=mensagens#mensagens"],
    ["senha", "Segurança", "?secao=seguranca#verificacao-em-duas-etapas"],
    ["Logo", "Logo", "?secao=loja#logo"],
    ["cor", "Logo", "?secao=loja#logo"],
    ["pix", "Pix", "?secao=pix#pix"],
    ["ultimas unidades", "Estoque", "?secao=estoque#estoque"],
    ["pagamento", "Pix", "?secao=pix#pix"],
    ["pagamento automatico", "Mercado Pago", "?secao=mercado-pago#mercado-pago"],
    ["maquininha", "Mercado Pago", "?secao=mercado-pago#mercado-pago"],
    ["ZAP", "Contato e redes", "?secao=contato#contato-e-redes"],
    ["cópia de segurança", "Backup", "?secao=backup#backup"],
    ["equipe", "Administradores", "?secao=administradores#administradores"],
    ["termos", "Termos de uso", "?secao=paginas&pagina=termos-de-uso#paginas-legais"],
    ["troca", "Trocas e devoluções", "?secao=paginas&pagina=trocas-e-devolucoes#paginas-legais"],
    ["imposto", "Razão social e CNPJ", "?secao=legal#razao-social-e-cnpj"],
    ["auditoria", "Histórico", "?secao=historico#historico"],
    ["estampas", "Personalização", "?secao=personalizacao#personalizacao"],
    ["nome e numero", "Personalização", "?secao=personalizacao#personalizacao"],
  ])("for %s begin with %s", (typed, label, address) => {
    const [first] = findSettings(typed, owner);
    expect([first?.label, first?.to]).toEqual([label, `/admin/configuracoes${address}`]);
  });

  it("say by which name they were found", () => {
    expect(findSettings("zap", owner)[0]?.otherName).toBe("zap");
    expect(findSettings("pix", owner)[0]?.otherName).toBeUndefined();
  });

  it("are only those that the user may open", () => {
    expect(findSettings("pix", as("support"))).toEqual([]);
    expect(labels(findSettings("autenticador", as("support")))).toEqual(["Segurança"]);
  });

  it.each([
    ["bakcup", ["Backup"]],
    ["whatsap", ["Contato e redes", "Mensagens"]],
    ["pxi", []],
  ])("with a typing mistake, as in %s, are %j", (typed, found) => {
    expect(labels(findSettings(typed, owner, isMistyped))).toEqual(found);
  });
});
