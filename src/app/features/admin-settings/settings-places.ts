import type { Permission } from "#domain/accounts/staff-role.ts";
import { anchorOf } from "./section/use-anchor.ts";
import { type SettingsTopic, settingsFor } from "./settings-sections.ts";

/** All sections and topics that the user may open, with the address of their heading, for the search. */
export function settingsPlacesFor(may: (permission: Permission) => boolean) {
  return settingsFor(may).flatMap(({ sections }) =>
    sections.flatMap((section) =>
      [section, ...(section.topics ?? [])].map((place) => ({
        label: place.label,
        alsoCalled: place.alsoCalled,
        to: addressOf(section.key, place),
      })),
    ),
  );
}

function addressOf(
  key: string,
  { label, heading = label, params }: Partial<SettingsTopic> & { label: string },
) {
  return `/admin/configuracoes?${new URLSearchParams({ secao: key, ...params })}#${anchorOf(heading)}`;
}
