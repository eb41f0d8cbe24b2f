import { Clock, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { headerCategories } from "#domain/catalog/header-categories.ts";
import { legalSlugs, legalTitles } from "#domain/legal/legal-pages.ts";
import { socialNetworkLabels, socialNetworks } from "#domain/settings/social-networks.ts";
import type { StoreProfile } from "#domain/settings/store-settings.ts";
import { Link } from "#ui/link.tsx";
import { StoreLogo } from "./store-logo.tsx";

const quickLinks = [
  { to: "/", label: "Home" },
  { to: "/meus-pedidos", label: "Meus pedidos" },
  { to: "/login", label: "Entrar / Cadastrar" },
  { to: "/carrinho", label: "Carrinho" },
];

export function SiteFooter({ store }: { store: StoreProfile }) {
  return (
    <footer className="border-line border-t pt-14 pb-8 max-md:in-[body:has([data-buy-bar])]:pb-27">
      <div className="wrap">
        <div className="grid gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-[1.3fr_1.4fr_.9fr_1.4fr]">
          <div className="grid content-start gap-6">
            <div>
              <StoreLogo store={store} />
              <p className="mt-2 max-w-[34ch] text-muted text-note">{store.tagline}</p>
            </div>
            <NewsletterForm layout="compact" />
          </div>
          <FooterColumn title="Categorias">
            <ul className="grid grid-cols-2 gap-x-6">
              {headerCategories.map(({ slug, label }) => (
                <FooterLink key={slug} to={`/categoria/${slug}`} label={label} />
              ))}
            </ul>
          </FooterColumn>
          <FooterColumn title="Links rápidos">
            <ul>
              {quickLinks.map((link) => (
                <FooterLink key={link.to} {...link} />
              ))}
            </ul>
          </FooterColumn>
          <FooterColumn title="Contato">
            <Contact store={store} />
          </FooterColumn>
        </div>
        <LegalFoot store={store} />
      </div>
    </footer>
  );
}

/** Links to the legal pages, the statement about cookies and the company behind the shop. */
function LegalFoot({ store }: { store: StoreProfile }) {
  const owner = [store.legalName, store.cnpj && `CNPJ ${store.cnpj}`].filter(Boolean).join(" · ");
  return (
    <div className="mt-12 grid gap-4 border-line border-t pt-6 text-caption text-muted">
      <nav aria-label="Informações legais">
        <ul className="flex flex-wrap gap-x-6">
          {legalSlugs.map((slug) => (
            <FooterLink key={slug} to={`/${slug}`} label={legalTitles[slug]} />
          ))}
        </ul>
      </nav>
      <p>
        Usamos só os cookies que mantêm você conectado: nada de rastreamento nem de publicidade.
        {owner && (
          <>
            <br />
            {owner}
          </>
        )}
        <br />
        {store.address}
      </p>
    </div>
  );
}

function SocialLinks({ links }: { links: StoreProfile["socialLinks"] }) {
  const shown = socialNetworks.flatMap((network) => {
    const href = links[network];
    return href ? [{ network, href }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Redes sociais" className="flex flex-wrap gap-x-4">
      {shown.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-11 items-center text-muted text-note underline underline-offset-4 hover:text-text lg:min-h-9"
          >
            {socialNetworkLabels[network]}
          </a>
        </li>
      ))}
    </ul>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-bold font-display text-action">{title}</h2>
      {children}
    </div>
  );
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link to={to} className="flex min-h-11 items-center text-muted text-note hover:text-text lg:min-h-9">
        {label}
      </Link>
    </li>
  );
}

function Contact({ store }: { store: StoreProfile }) {
  const line = "flex min-h-11 items-center gap-3 text-muted text-note lg:min-h-9 [&_svg]:text-grass";
  return (
    <address className="not-italic">
      <p className={line}>
        <MapPin className="size-5" />
        {store.address}
      </p>
      <a href={`tel:${store.phone.replace(/[^\d+]/g, "")}`} className={`${line} hover:text-text`}>
        <Phone className="size-5" />
        {store.phone}
      </a>
      <a href={`mailto:${store.email}`} className={`${line} hover:text-text`}>
        <Mail className="size-5" />
        {store.email}
      </a>
      {store.openingHours && (
        <p className={`${line} items-start! whitespace-pre-line py-2`}>
          <Clock className="size-5" />
          {store.openingHours}
        </p>
      )}
      <SocialLinks links={store.socialLinks} />
    </address>
  );
}
