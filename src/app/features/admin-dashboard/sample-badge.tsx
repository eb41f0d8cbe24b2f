import { Badge } from "#ui/badge.tsx";

/** Labels sample data. */
export function SampleBadge() {
  return <Badge>Exemplo</Badge>;
}
