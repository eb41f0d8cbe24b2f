import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

export function NotFoundPage() {
  return (
    <EmptyState
      page
      icon={<BigNotFound />}
      title="Página não encontrada"
      text="A página que você está procurando não existe ou foi movida para outro endereço."
      action={<ButtonLink to="/">Voltar para a Home</ButtonLink>}
    />
  );
}

/** "404" with a centre circle for its zero: text for screen readers, a drawing for the eye. */
function BigNotFound() {
  return (
    <p className="flex items-center gap-[0.06em] font-display font-extrabold text-[clamp(150px,26vw,300px)] text-text leading-none">
      <span className="sr-only">404</span>
      <span aria-hidden="true">4</span>
      <svg viewBox="0 0 200 200" fill="none" aria-hidden="true" className="size-[0.74em]">
        <circle cx="100" cy="100" r="84" className="stroke-grass" strokeWidth="25" />
        <path d="M100 24v152" className="stroke-grass" strokeWidth="5" />
        <circle cx="100" cy="100" r="11" className="fill-canary" />
      </svg>
      <span aria-hidden="true">4</span>
    </p>
  );
}
