import { MessageCircle, PencilLine } from "lucide-react";
import type { ReactElement } from "react";
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from "#ui/menu.tsx";
import { type ToldOrder, useCustomerMessages } from "./use-customer-messages.ts";

interface WhatsappMenuProps {
  order: ToldOrder;
  trigger: ReactElement<Record<string, unknown>>;
  onEditTemplates: () => void;
}

/** A menu of message templates; each opens the WhatsApp conversation with that customer and the text filled in. */
export function WhatsappMenu({ order, trigger, onEditTemplates }: WhatsappMenuProps) {
  const messages = useCustomerMessages(order);
  return (
    <Menu trigger={trigger}>
      <MenuGroup label="Enviar mensagem">
        {messages.map(({ kind, label, link, onOpen }) => (
          <MenuLink key={kind} to={link} newTab icon={<MessageCircle />} onSelect={onOpen}>
            {label}
          </MenuLink>
        ))}
      </MenuGroup>
      <MenuSeparator />
      <MenuItem icon={<PencilLine />} onSelect={onEditTemplates}>
        Editar modelos
      </MenuItem>
    </Menu>
  );
}
