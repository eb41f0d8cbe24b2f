import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { PitchGround } from "#ui/pitch-lines.tsx";

export function NewsletterBand() {
  return (
    <section aria-labelledby="novidades" className="relative isolate mt-section overflow-clip">
      <PitchGround />
      <div className="wrap grid gap-6 py-12 lg:grid-cols-[1.1fr_1fr] lg:items-center lg:gap-20 lg:py-18">
        <div>
          <h2 id="novidades" className="font-display font-extrabold text-title">
            Entre em campo antes de todo mundo
          </h2>
          <p className="mt-3 max-w-[44ch] text-[#cfdcd3]">
            Receba os lançamentos e as promoções da loja no seu e-mail.
          </p>
        </div>
        <NewsletterForm layout="wide" />
      </div>
    </section>
  );
}
