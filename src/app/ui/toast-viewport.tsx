import { Toast } from "@base-ui/react/toast";
import { CircleCheck, CircleX, Info, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { buttonClass } from "./button-class.ts";
import { ButtonLink } from "./button-link.tsx";
import { iconButtonClass } from "./icon-button.tsx";
import { toast as store, type ToastLink, type ToastRequest, type ToastTone } from "./toast-store.ts";
import { useToastPosition } from "./use-toast-position.ts";

const MAX_VISIBLE = 3;
const CLOSE_AFTER_MS = 5000;
/** Two things to choose from take longer to read. */
const CLOSE_WITH_LINK_AFTER_MS = 10_000;

interface ToastData {
  tone: ToastTone;
  link?: ToastLink | undefined;
}

const manager = Toast.createToastManager<ToastData>();

function show(request: ToastRequest) {
  const { id, tone, title, description, link, action } = request;
  manager.add({
    id,
    title,
    description,
    data: { tone, link },
    ...(link && { timeout: CLOSE_WITH_LINK_AFTER_MS }),
    ...(action && {
      actionProps: {
        children: action.label,
        onClick: () => {
          action.onPress();
          manager.close(id);
        },
      },
    }),
  });
}

export default function ToastViewport() {
  // Effects of children run first, so the provider already listens when the waiting toasts are passed on.
  useEffect(() => store.connect({ show, close: (id) => manager.close(id) }), []);
  return (
    <Toast.Provider toastManager={manager} limit={MAX_VISIBLE} timeout={CLOSE_AFTER_MS}>
      <Toast.Portal>
        <ToastStack />
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastStack() {
  const ref = useRef<HTMLDivElement>(null);
  const { toasts } = Toast.useToastManager<ToastData>();
  useToastPosition(ref, toasts.length);
  return (
    <Toast.Viewport ref={ref} className={viewportClass} aria-label="Avisos">
      {toasts.map((item) => (
        <Toast.Root
          key={item.id}
          toast={item}
          {...asMessage(item.data?.tone)}
          swipeDirection={["right", "up"]}
          className={toastClass}
        >
          <ToneIcon tone={item.data?.tone ?? "info"} />
          <Toast.Content className="min-w-0 py-3.5">
            <Toast.Title className="font-semibold text-note leading-6" />
            <Toast.Description className="text-muted text-small" />
            <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
              {item.data?.link && <NextLink link={item.data.link} />}
              {item.actionProps && (
                <Toast.Action className={buttonClass({ variant: "outline", size: "app" })} />
              )}
            </div>
          </Toast.Content>
          <Toast.Close
            aria-label="Fechar aviso"
            aria-hidden={false}
            className={iconButtonClass({}, "mt-1 text-muted")}
          >
            <X className="size-5" />
          </Toast.Close>
        </Toast.Root>
      ))}
    </Toast.Viewport>
  );
}

/** A link, which no browser blocks as it does a window that a script opens. */
function NextLink({ link: { label, name, to, onOpen } }: { link: ToastLink }) {
  return (
    <ButtonLink size="app" to={to} target="_blank" rel="noreferrer" aria-label={name} onClick={onOpen}>
      {label}
    </ButtonLink>
  );
}

/**
 * Toasts are messages, not dialogs, and errors are announced at once. Base UI's own "high" priority would announce the
 * text twice.
 */
function asMessage(tone: ToastTone | undefined) {
  return { role: tone === "error" ? "alert" : "status", "aria-modal": undefined };
}

function ToneIcon({ tone }: { tone: ToastTone }) {
  if (tone === "success") return <CircleCheck className="mt-3.5 size-6 text-grass" />;
  if (tone === "error") return <CircleX className="mt-3.5 size-6 text-danger" />;
  return <Info className="mt-3.5 size-6 text-canary" />;
}

/** Phone: below the header, newest first. From 768 px up: bottom right, newest last. Moved if that covers a control in use. */
const viewportClass =
  "pointer-events-none fixed inset-x-4 top-19 z-60 flex flex-col gap-2 md:inset-x-auto md:top-auto md:right-6 " +
  "md:bottom-6 md:w-98 md:flex-col-reverse";

const toastClass =
  "pointer-events-auto grid translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) " +
  "grid-cols-[24px_1fr_44px] items-start gap-x-3 rounded-control bg-raised pr-1 pl-4 shadow-menu transition " +
  "duration-base ease-out data-swiping:transition-none data-limited:hidden max-md:nth-[n+3]:hidden data-ending-style:opacity-0 " +
  "data-starting-style:-translate-y-2 data-starting-style:opacity-0 md:data-starting-style:translate-y-2";
