import { Badge } from "#ui/badge.tsx";

/** On everything that is not the shop's own. */
export function SampleBadge() {
  return <Badge>Exemplo</Badge>;
}
