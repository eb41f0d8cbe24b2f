export const termsText = `Estes termos valem para quem visita a {loja} e compra nela. Ao fazer um pedido, você concorda com eles.

## Quem somos
A {loja} é mantida por {razao_social}, CNPJ {cnpj}, com endereço em {endereco}. Fale conosco pelo e-mail {email}, pelo telefone {telefone} ou pelo WhatsApp {whatsapp}.

## Conta
Para comprar é preciso ter uma conta, com dados verdadeiros. Cuide da sua senha: o que é feito com ela é considerado feito por você. Se desconfiar de um acesso estranho, troque a senha em [Minha conta](/minha-conta) e nos avise.

## Produtos e preços
As fotos procuram mostrar as camisas como são; a cor pode variar um pouco de uma tela para outra. Os preços estão em reais e podem mudar sem aviso, mas o pedido vale pelo preço mostrado quando ele foi feito. Se houver um erro evidente de preço, falamos com você antes de seguir, e você decide se mantém a compra.

## Pedido e pagamento
O pedido é registrado quando você toca em 'Finalizar Compra'. Em seguida um atendente confirma os dados, o frete, o prazo e a forma de pagamento pelo WhatsApp. A compra só se completa com a confirmação do pagamento; até lá, você pode desistir sem custo.

## Personalização
O nome e o número são estampados exatamente como você digitou: confira antes de pedir. Não estampamos textos ofensivos, discriminatórios ou que violem direitos de outras pessoas; nesses casos o pedido é cancelado e o valor, devolvido.

## Entrega
O prazo é informado na confirmação do pedido e conta a partir do pagamento. Confira o pacote ao receber e recuse-o se estiver violado.

## Trocas e devoluções
As regras estão em [Trocas e devoluções](/trocas-e-devolucoes), inclusive o direito de desistir da compra em até 7 dias.

## Seus dados
O que guardamos, para quê e por quanto tempo está na [Política de privacidade](/politica-de-privacidade).

## Uso da loja
Não é permitido tentar entrar em áreas restritas, sobrecarregar a loja com programas automáticos nem usar fotos e textos dela sem autorização.

## Lei e foro
Valem as leis brasileiras. Para qualquer conflito, você pode escolher o foro do seu domicílio. Antes, fale conosco: quase tudo se resolve com uma conversa. Você também pode registrar uma reclamação em [consumidor.gov.br](https://www.consumidor.gov.br).`;
