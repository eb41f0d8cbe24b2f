import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type ListKey, moveActive } from "#app/features/search/suggestion-list.ts";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { countOrders } from "#domain/orders/count-orders.ts";
import type { InputProps } from "#ui/input.tsx";
import { type FoundCustomer, useCustomerSearch } from "./use-customer-search.ts";

interface CustomerComboboxProps {
  /** What is searched for: the text or the digits of the field. */
  typed: string;
  minLength: number;
  onPick: (customer: FoundCustomer) => void;
  /** Renders the field with the props that make it a combobox. */
  children: (combobox: InputProps) => ReactNode;
}

/** Offers the shop's customers below a field while its text is typed. Nobody has to be picked: a new name is as good. */
export function CustomerCombobox({ typed, minLength, onPick, children }: CustomerComboboxProps) {
  /** Once closed by Esc, it is opened again by an arrow key or by typing on. */
  const [list, setList] = useState<"off" | "open" | "closed">("off");
  const [active, setActive] = useState(-1);
  const listId = useId();
  const { customers, hasFailed } = useCustomerSearch(list === "off" ? "" : typed, minLength);
  const isShown = list === "open" && customers.length > 0;
  const activeCustomer = isShown ? customers[active] : undefined;
  const optionId = ({ id }: FoundCustomer) => `${listId}-${id}`;

  function show(next: typeof list, position = -1) {
    setList(next);
    setActive(position);
  }

  function pick(customer: FoundCustomer) {
    show("off");
    onPick(customer);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      show("open", moveActive(active, customers.length, event.key satisfies ListKey));
    } else if (event.key === "Enter" && activeCustomer) {
      event.preventDefault();
      pick(activeCustomer);
    } else if (event.key === "Escape" && isShown) {
      event.preventDefault();
      show("closed");
    }
  }

  return (
    <div className="relative">
      {children({
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": isShown,
        "aria-controls": listId,
        "aria-activedescendant": activeCustomer && optionId(activeCustomer),
        onKeyDown,
        onInput: () => show("open"),
        onBlur: () => show("off"),
      })}
      <p role="status" className={hasFailed ? "mt-2 text-caption text-muted" : "sr-only"}>
        {hasFailed
          ? "A busca de clientes não respondeu. Digite os dados."
          : describeFound(isShown, customers)}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label="Clientes encontrados"
        hidden={!isShown}
        // A click on the list must not take the focus from the field, or the list would close before the click.
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-y-auto rounded-control bg-raised p-1 shadow-menu"
      >
        {customers.map((customer, index) => (
          <CustomerOption
            key={customer.id}
            id={optionId(customer)}
            customer={customer}
            isActive={index === active}
            onPick={() => pick(customer)}
          />
        ))}
      </div>
    </div>
  );
}

interface CustomerOptionProps {
  id: string;
  customer: FoundCustomer;
  isActive: boolean;
  onPick: () => void;
}

function CustomerOption({ id, customer, isActive, onPick }: CustomerOptionProps) {
  const { name, whatsapp, emails, orders } = customer;
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <button
      ref={element}
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onPick}
      className="flex min-h-11 w-full items-center gap-3 rounded-inner px-3 py-1.5 text-left hover:bg-hover aria-selected:bg-hover"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name || "Sem nome"}</span>
        <span className="block truncate text-caption text-muted tabular-nums">
          {whatsapp ? formatWhatsapp(whatsapp) : emails.join(" ")}
        </span>
      </span>
      <span className="whitespace-nowrap text-caption text-muted tabular-nums">{countOrders(orders)}</span>
    </button>
  );
}

function describeFound(isShown: boolean, { length }: readonly FoundCustomer[]): string {
  if (!isShown) return "";
  return length === 1
    ? "1 cliente encontrado. Use a seta para baixo."
    : `${length} clientes encontrados. Use as setas.`;
}
