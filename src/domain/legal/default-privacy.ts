export const privacyText = `Esta política explica, em linguagem simples, o que a {loja} faz com os seus dados pessoais. Ela segue a Lei Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018).

## Quem responde pelos seus dados
{razao_social}, CNPJ {cnpj}, com endereço em {endereco}. Para qualquer assunto sobre os seus dados, escreva para {email} ou fale conosco pelo WhatsApp {whatsapp}.

## Quais dados guardamos e para quê
- **Conta:** nome, e-mail e senha, para você entrar e ver os seus pedidos. A senha é guardada de forma que ninguém, nem a loja, consegue lê-la.
- **Pedidos:** nome, endereço, CEP, WhatsApp, itens e valores, para preparar, entregar e cobrar o que você comprou e para cumprir obrigações fiscais.
- **Porte:** só se você marcar 'Ajudar quem tem o meu porte', as faixas de 5 cm e de 5 kg em que ficam a altura e o peso de quem vai usar a camisa, junto com o pedido, para dizer a outras pessoas com que tamanho ficou quem tem o mesmo porte, quando são ao menos cinco. Nunca os valores exatos, e nada de crianças.
- **Newsletter:** o e-mail que você mesmo inscreveu, para enviar novidades. Você sai da lista quando quiser.
- **Segurança:** o endereço IP e o tipo de aparelho de quem está conectado, para você reconhecer os seus acessos e para impedir abusos.

Não pedimos dados de cartão: o pagamento é combinado com um atendente depois do pedido.

## Com que base
Tratamos os dados para cumprir o contrato de compra com você, para cumprir a lei (por exemplo, a guarda de documentos fiscais), por legítimo interesse na segurança da loja e, no caso da newsletter e do porte, com o seu consentimento.

## Cookies e medição
A loja usa somente os cookies necessários para manter você conectado e para reconhecer, por segurança, um aparelho em que você já entrou. O carrinho fica guardado no seu próprio aparelho, e também o CEP, se você calcular o frete, e a altura e o peso, se você perguntar qual é o seu tamanho. Não há cookies de publicidade nem de rastreamento. As visitas são contadas pela própria loja, sem cookies e sem identificar pessoas.

## Com quem compartilhamos
- Com o serviço de consulta de CEP, somente o número do CEP, para preencher o endereço. Se a loja pergunta o frete a transportadoras, elas recebem o CEP e as medidas, o peso e o valor do pacote, e nada sobre você.
- Com o WhatsApp, somente a mensagem que você mesmo decide enviar.
- Com quem transporta o pedido, o que é preciso para entregar.
- Com autoridades, quando a lei obriga.

Não vendemos nem alugamos dados pessoais.

## Por quanto tempo
Os dados da conta ficam enquanto ela existir. Os dados dos pedidos ficam pelo prazo que a legislação fiscal e de defesa do consumidor exige; depois disso, ou quando você pede a exclusão, são apagados ou separados da sua identidade.

## Os seus direitos
Você pode, a qualquer momento e sem custo, confirmar se tratamos os seus dados, receber uma cópia, corrigir, pedir a exclusão, retirar o consentimento e saber com quem os dados foram compartilhados. Em [Minha conta](/minha-conta) você mesmo baixa os seus dados e exclui a conta. Para os demais pedidos, escreva para {email}.

Se entender que um pedido não foi bem atendido, você também pode procurar a Autoridade Nacional de Proteção de Dados (ANPD).

## Segurança
Os dados trafegam de forma criptografada, o acesso é restrito a quem precisa deles para trabalhar e as alterações feitas na administração da loja ficam registradas.

## Mudanças nesta política
Quando esta página mudar, a data no alto muda junto.`;
