/** Options as the API answers with them; kept apart from its schemas, which browsers do not load. */
import type { ApiOption, ApiOptions } from "./option-schema.ts";
import type { OfferedOptions, ShirtOption } from "./shirt-option.ts";

export const readOption = ({ id, name, price_cents, patch }: ApiOption): ShirtOption => ({
  id,
  name,
  priceCents: price_cents,
  ...(patch && {
    patch: { place: patch.place, imageUrl: patch.image_url, area: patch.area, ratio: patch.ratio },
  }),
});

export const readOffered = ({ choices, max, one_of }: ApiOptions): OfferedOptions => ({
  choices: choices.map(readOption),
  max,
  oneOf: one_of,
});
