import { MessageCircle, PencilLine } from "lucide-react";
import type { ReactElement } from "react";
import { useRouteLoaderData } from "react-router";
import {
  customerMessageLink,
  defaultMessageTemplates,
  messageKinds,
  messageLabels,
} from "#domain/orders/message-templates.ts";
import { reaisToCents } from "#domain/reais.ts";
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from "#ui/menu.tsx";
import type { AdminOrderRow } from "./admin-order.ts";
import { useMessageTemplates } from "./order-queries.ts";

interface WhatsappMenuProps {
  order: Pick<
    AdminOrderRow,
    "id" | "customer" | "customer_whatsapp" | "total_amount" | "pix_cents" | "pix_code" | "tracking_url"
  >;
  trigger: ReactElement<Record<string, unknown>>;
  onEditTemplates: () => void;
}

/** A menu of message templates; each opens the WhatsApp conversation with that customer and the text filled in. */
export function WhatsappMenu({ order, trigger, onEditTemplates }: WhatsappMenuProps) {
  const { data: templates = defaultMessageTemplates } = useMessageTemplates();
  const storeName = useStoreName();
  const addressed = {
    id: order.id,
    customer: order.customer,
    customerWhatsapp: order.customer_whatsapp,
    totalCents: reaisToCents(order.total_amount),
    pixCents: order.pix_cents ?? null,
    pixCode: order.pix_code,
  };
  // A payment reminder needs a Pix code, which only unpaid Pix orders have.
  const kinds = messageKinds.filter((kind) => kind !== "payment" || order.pix_code !== null);
  return (
    <Menu trigger={trigger}>
      <MenuGroup label="Enviar mensagem">
        {kinds.map((kind) => {
          const frame = { storeName, trackingUrl: order.tracking_url };
          const link = customerMessageLink(templates[kind], addressed, frame);
          return (
            link && (
              <MenuLink key={kind} to={link} newTab icon={<MessageCircle />}>
                {messageLabels[kind]}
              </MenuLink>
            )
          );
        })}
      </MenuGroup>
      <MenuSeparator />
      <MenuItem icon={<PencilLine />} onSelect={onEditTemplates}>
        Editar modelos
      </MenuItem>
    </Menu>
  );
}

export function useStoreName(): string {
  const root = useRouteLoaderData("root") as { store?: { name: string } } | undefined;
  return root?.store?.name ?? "Manto";
}
