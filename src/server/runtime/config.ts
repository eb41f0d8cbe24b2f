import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { FIRST_NAME, FIRST_WHATSAPP } from "#domain/settings/first-values.ts";
import { parseNetworks, trustProxies } from "../http/trusted-proxies.ts";

/** Reads and validates the environment. Each invalid variable is reported by name, and the start is refused. */
export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.name = "ConfigError";
    this.problems = problems;
  }
}

const flag = (fallback: boolean) =>
  z
    .enum(["true", "false"], { error: 'must be "true" or "false"' })
    .default(fallback ? "true" : "false")
    .transform((value) => value === "true");

const urlWith = (protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
    );

const digits = (min: number, max: number) =>
  z.string().regex(new RegExp(`^\\d{${min},${max}}$`), `must have ${min} to ${max} digits and nothing else`);

const environmentSchema = z.object({
  PORT: z.coerce
    .number({ error: "must be a port number" })
    .int("must be a whole number")
    .min(0, "must be between 0 and 65535")
    .max(65535, "must be between 0 and 65535")
    .default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: urlWith(["http:", "https:"]).optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: urlWith(["postgres:", "postgresql:"]).optional(),
  STORAGE_URL: urlWith(["s3:"]).optional(),
  SMTP_URL: urlWith(["smtp:", "smtps:"]).optional(),
  CEP_API_URL: urlWith(["http:", "https:"])
    .refine((value) => value.includes("{cep}"), 'must contain "{cep}"')
    .default("https://viacep.com.br/ws/{cep}/json/"),
  CEP_FALLBACK_API_URL: urlWith(["http:", "https:"])
    .refine((value) => value.includes("{cep}"), 'must contain "{cep}"')
    .default("https://brasilapi.com.br/api/cep/v1/{cep}"),
  MELHOR_ENVIO_URL: urlWith(["http:", "https:"]).default("https://www.melhorenvio.com.br"),
  MERCADO_PAGO_URL: urlWith(["http:", "https:"]).default("https://api.mercadopago.com"),
  STORE_OWNER_EMAIL: z.email("must be an e-mail address").toLowerCase().default("dono@manto.local"),
  STORE_OWNER_PASSWORD: z.string().min(6, "must have at least 6 characters").max(128).optional(),
  STORE_NAME: z.string().max(80).default(FIRST_NAME),
  STORE_WHATSAPP: digits(10, 15).default(FIRST_WHATSAPP),
  STORE_PHONE: z.string().max(40).default("(11) 4000-0000"),
  STORE_EMAIL: z.email("must be an e-mail address").default("contato@exemplo.com.br"),
  STORE_ADDRESS: z.string().max(200).default("Rua do Estádio, 1000 – Centro, São Paulo – SP"),
  AUTH_CONFIRM_EMAIL: flag(false),
  DEMO_CATALOGUE: flag(true),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  RATE_LIMITS: z.enum(["on", "off"], { error: 'must be "on" or "off"' }).default("on"),
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (value) => parseNetworks(value) !== undefined,
      "must be addresses or networks, with commas between",
    )
    .default(""),
  OFFLINE_APP: z.enum(["on", "off"], { error: 'must be "on" or "off"' }).default("on"),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  DRAIN_SECONDS: z.coerce
    .number({ error: "must be a number of seconds" })
    .min(0, "must be between 0 and 5")
    .max(5, "must be between 0 and 5")
    .default(0),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"], {
      error: "must be silent, error, warn, info or debug",
    })
    .default("info"),
});

export type Config = ReturnType<typeof readConfig>;

export function readConfig(environment: Record<string, string | undefined>) {
  // An empty variable (`PORT=` in a file) means the same as an absent one.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(describeIssue));
  const env = parsed.data;
  if (env.DATABASE_URL && !env.SESSION_SECRET) {
    throw new ConfigError(["SESSION_SECRET: is required with DATABASE_URL, so that every server shares it"]);
  }
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  const loopback = isLoopback(env.HOST);
  return {
    port: env.PORT,
    host: env.HOST,
    publicOrigin: publicUrl.origin,
    secureCookies: publicUrl.protocol === "https:",
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    storageUrl: env.STORAGE_URL,
    smtpUrl: env.SMTP_URL,
    cepApiUrls: [env.CEP_API_URL, env.CEP_FALLBACK_API_URL],
    melhorEnvioUrl: env.MELHOR_ENVIO_URL,
    mercadoPagoUrl: env.MERCADO_PAGO_URL,
    owner: { email: env.STORE_OWNER_EMAIL, password: env.STORE_OWNER_PASSWORD },
    firstSettings: {
      name: env.STORE_NAME,
      whatsapp: env.STORE_WHATSAPP,
      phone: env.STORE_PHONE,
      email: env.STORE_EMAIL,
      address: env.STORE_ADDRESS,
    },
    confirmEmail: env.AUTH_CONFIRM_EMAIL,
    demoCatalogue: env.DEMO_CATALOGUE,
    sessionSecret: env.SESSION_SECRET,
    // The limits can only be disabled for tests on one machine; a server that others can reach always has them.
    rateLimits: !(env.RATE_LIMITS === "off" && loopback),
    isTrustedProxy: trustProxies(parseNetworks(env.TRUSTED_PROXIES) ?? []),
    offlineApp: env.OFFLINE_APP === "on",
    metricsToken: env.METRICS_TOKEN,
    drainMs: env.DRAIN_SECONDS * 1000,
    logLevel: env.LOG_LEVEL,
  };
}

function describeIssue(issue: z.core.$ZodIssue): string {
  return `${String(issue.path[0])}: ${issue.message}`;
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}
