export const exchangesText = `Queremos que a camisa sirva e que você goste dela. Aqui está como trocar ou devolver, de acordo com o Código de Defesa do Consumidor (Lei nº 8.078/1990).

## Desistência em até 7 dias
Você pode desistir da compra em até **7 dias corridos** depois de receber o pedido, sem explicar o motivo (art. 49 do Código de Defesa do Consumidor). Devolvemos tudo o que foi pago, inclusive o frete, e o frete da devolução é por nossa conta. Basta que a peça volte sem sinais de uso, com etiquetas e embalagem.

## Camisas personalizadas
Uma camisa com nome e número é feita só para você e não pode ser vendida a outra pessoa. Por isso, confira tamanho, nome e número antes de finalizar o pedido. Se mudar de ideia, avise logo pelo WhatsApp {whatsapp}: antes da estampa ainda é possível corrigir ou cancelar.

Se a personalização veio diferente do que você pediu, ou com defeito, refazemos a peça ou devolvemos o valor, sem custo nenhum. Os direitos que a lei garante em compras pela internet continuam valendo.

## Troca de tamanho
- O prazo é de **30 dias** depois do recebimento, para peças sem personalização, sem uso e com etiquetas.
- Fale conosco antes de enviar: confirmamos se há o tamanho desejado e combinamos o frete da troca.
- Se o tamanho não estiver disponível, você escolhe outra peça, um crédito na loja ou a devolução do valor.

## Peça com defeito
Você tem **90 dias** depois do recebimento para reclamar de um defeito aparente (art. 26). Avise com fotos da peça. Nós consertamos, trocamos ou devolvemos o valor em até 30 dias (art. 18), e o frete é por nossa conta.

## Como pedir
- Fale conosco pelo WhatsApp {whatsapp} ou pelo e-mail {email}.
- Informe o número do pedido e o que aconteceu; fotos ajudam.
- Combinamos com você a forma de envio. Guarde o comprovante de postagem.

## Devolução do dinheiro
Depois que a peça chega e é conferida, devolvemos o valor em até 10 dias, pela mesma forma do pagamento. No Pix, a devolução vai para a conta de quem pagou.

## Contato
{razao_social}, CNPJ {cnpj}, {endereco}. Telefone {telefone}.`;
