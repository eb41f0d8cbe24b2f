// Invented people. Their CEPs (00…) and WhatsApp numbers (9 0000-…) are not assigned to anyone.
import type { DemoAccount, DemoCustomer } from "./types.ts";

/** These three can sign in; each has orders of their own. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    name: "Ana Clara Exemplo",
    email: "ana.clara@exemplo.com.br",
    whatsapp: "11900000101",
    cep: "00010101",
    address: "Rua das Chuteiras, 10, Vila Exemplo, Cidade Modelo - SP",
  },
  {
    name: "Rafael Modelo",
    email: "rafael@exemplo.com.br",
    whatsapp: "21900000102",
    cep: "00020102",
    address: "Avenida do Apito, 45, apto 302, Bairro do Gol, Porto Fictício - RJ",
  },
  {
    name: "Marlene Demonstração",
    email: "marlene@exemplo.com.br",
    whatsapp: "31900000103",
    cep: "00030103",
    address: "Travessa do Escanteio, 7, Jardim da Rede, Serra de Mentira - MG",
  },
];

const person = (name: string, whatsapp: string, cep: string, address: string): DemoCustomer => ({
  name,
  whatsapp,
  cep,
  address,
});

export const demoCustomers: readonly DemoCustomer[] = [
  ...demoAccounts,
  person("Bruno Tavares", "41900000104", "00040104", "Rua da Trave, 120, Vila Exemplo, Pinhal Fictício - PR"),
  person("Camila Rezende", "51900000105", "00050105", "Rua do Drible, 88, Centro, Campina Inventada - RS"),
  person(
    "Diego Nogueira",
    "71900000106",
    "00060106",
    "Ladeira do Rebote, 31, Alto da Bola, Baía Modelo - BA",
  ),
  person(
    "Eduarda Lins",
    "81900000107",
    "00070107",
    "Rua da Torcida, 204, Beira-Mangue, Recanto Fictício - PE",
  ),
  person(
    "Fabiano Queiroz",
    "85900000108",
    "00080108",
    "Avenida do Pênalti, 900, Praia Modelo, Duna Inventada - CE",
  ),
  person(
    "Gisele Prado",
    "62900000109",
    "00090109",
    "Rua do Impedimento, 15, Setor Exemplo, Cerrado Modelo - GO",
  ),
  person(
    "Heitor Salgado",
    "27900000110",
    "00100110",
    "Rua do Tiro de Meta, 62, Morro do Exemplo, Ilha Fictícia - ES",
  ),
  person(
    "Isabela Moura",
    "48900000111",
    "00110111",
    "Servidão do Gandula, 5, Lagoa Modelo, Enseada Inventada - SC",
  ),
  person(
    "João Pedro Falcão",
    "91900000112",
    "00120112",
    "Passagem da Arquibancada, 77, Doca, Rio Fictício - PA",
  ),
  person(
    "Karina Bastos",
    "92900000113",
    "00130113",
    "Rua do Meio-Campo, 41, Igarapé Modelo, Mata Inventada - AM",
  ),
  person("Leandro Couto", "19900000114", "00140114", "Rua do Voleio, 330, Jardim Exemplo, Campo Modelo - SP"),
  person(
    "Mariana Teles",
    "61900000115",
    "00150115",
    "Quadra 10, Conjunto 4, Casa 2, Asa Exemplo, Planalto Modelo - DF",
  ),
  person("Otávio Brandão", "84900000116", "00160116", "Rua do Chapéu, 19, Duna Alta, Sol Fictício - RN"),
  person(
    "Patrícia Guedes",
    "83900000117",
    "00170117",
    "Rua da Bicicleta, 256, Ponta Modelo, Mar Inventado - PB",
  ),
  person(
    "Renato Siqueira",
    "67900000118",
    "00180118",
    "Avenida do Lateral, 1010, Vila Modelo, Pantanal Fictício - MS",
  ),
  person(
    "Sabrina Coelho",
    "98900000119",
    "00190119",
    "Rua do Gol de Placa, 3, Centro Velho, Maré Inventada - MA",
  ),
  person(
    "Thiago Arantes",
    "16900000120",
    "00200120",
    "Rua do Segundo Tempo, 47, Parque Exemplo, Café Modelo - SP",
  ),
];
