import { type SocialNetwork, socialNetworkLabels, socialNetworks } from "#domain/settings/social-networks.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { SectionForm } from "./section/section-form.tsx";
import { useSettingsSection } from "./section/use-settings-section.ts";

const examples: Record<SocialNetwork, string> = {
  instagram: "https://instagram.com/sualoja",
  facebook: "https://facebook.com/sualoja",
  tiktok: "https://tiktok.com/@sualoja",
  youtube: "https://youtube.com/@sualoja",
  x: "https://x.com/sualoja",
};

export function ContactSection() {
  const form = useSettingsSection("contact");
  return (
    <SectionForm
      form={form}
      title="Contato e redes"
      description="Ficam no rodapé da loja. O WhatsApp é o número que recebe os pedidos."
    >
      {(values) => (
        <>
          <div className="grid gap-5 md:grid-cols-2">
            <Field label="WhatsApp" error={form.fields.whatsapp} hint="Com DDD. Recebe os pedidos." required>
              <Input
                controlSize="app"
                type="tel"
                inputMode="tel"
                maxLength={40}
                value={values.whatsapp}
                onChange={(event) => form.change({ whatsapp: event.target.value })}
              />
            </Field>
            <Field label="Telefone" error={form.fields.phone} required>
              <Input
                controlSize="app"
                type="tel"
                inputMode="tel"
                maxLength={40}
                value={values.phone}
                onChange={(event) => form.change({ phone: event.target.value })}
              />
            </Field>
          </div>
          <Field label="E-mail" error={form.fields.email} required>
            <Input
              controlSize="app"
              type="email"
              inputMode="email"
              autoCapitalize="none"
              maxLength={254}
              value={values.email}
              onChange={(event) => form.change({ email: event.target.value })}
            />
          </Field>
          <Field label="Endereço" error={form.fields.address} required>
            <Input
              controlSize="app"
              maxLength={200}
              value={values.address}
              onChange={(event) => form.change({ address: event.target.value })}
            />
          </Field>
          <Field
            label="Horário de atendimento"
            aside="opcional"
            error={form.fields.opening_hours}
            hint="Uma linha para cada horário."
          >
            <Textarea
              controlSize="app"
              rows={3}
              maxLength={300}
              value={values.opening_hours}
              onChange={(event) => form.change({ opening_hours: event.target.value })}
            />
          </Field>
          <fieldset className="grid gap-5">
            <legend className="mb-3 font-semibold text-body">Redes sociais</legend>
            {socialNetworks.map((network) => (
              <Field
                key={network}
                label={socialNetworkLabels[network]}
                aside="opcional"
                error={form.fields[`social_links.${network}`]}
              >
                <Input
                  controlSize="app"
                  type="url"
                  inputMode="url"
                  autoCapitalize="none"
                  maxLength={200}
                  placeholder={examples[network]}
                  value={values.social_links[network]}
                  onChange={(event) =>
                    form.change({
                      social_links: { ...values.social_links, [network]: event.target.value },
                    })
                  }
                />
              </Field>
            ))}
          </fieldset>
        </>
      )}
    </SectionForm>
  );
}
