/** What the law and the shop say about exchanges; it stands in a closed disclosure. */
export default function ExchangeNotes() {
  return (
    <div className="grid gap-3 text-small">
      <p>
        Comprou e se arrependeu? Você tem 7 dias, contados do recebimento, para devolver a peça e receber o
        valor de volta, como garante o Código de Defesa do Consumidor para compras feitas a distância.
      </p>
      <p>
        Peças personalizadas com nome e número são feitas para você: a troca ou a devolução é combinada com o
        atendente.
      </p>
      <p>Para trocar ou devolver, fale com o atendente pelo WhatsApp do seu pedido.</p>
    </div>
  );
}
