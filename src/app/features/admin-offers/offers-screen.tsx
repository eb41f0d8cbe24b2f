import { Plus } from "lucide-react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { type DialogState, useOpenDialog } from "#app/features/admin/use-open-dialog.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { DeleteOfferDialog } from "./delete-offer-dialog.tsx";
import { NoOffers } from "./no-offers.tsx";
import type { OfferAction, OnOfferAction } from "./offer-action.ts";
import { OfferDialog } from "./offer-dialog.tsx";
import { draftOf, newDraft } from "./offer-draft.ts";
import { OffersTable } from "./offers-table.tsx";
import { useOffers } from "./use-offers.ts";

export function OffersScreen() {
  const { opened, open, close } = useOpenDialog<OfferAction>();
  return (
    <AdminPage
      title="Ofertas"
      description="Descontos, cupons e frete grátis: o que dão, a quem, e quanto renderam."
      actions={
        <Button size="app" icon={<Plus />} onClick={() => open({ kind: "create", draft: newDraft() })}>
          Nova oferta
        </Button>
      }
    >
      <Panel>
        <Offers onAction={open} />
      </Panel>
      {opened && (
        <OfferDialogs key={opened.count} action={opened.subject} isOpen={opened.isOpen} onClose={close} />
      )}
    </AdminPage>
  );
}

function Offers({ onAction }: { onAction: OnOfferAction }) {
  const { data: offers, error, refetch } = useOffers();
  if (offers) {
    return offers.length > 0 ? (
      <OffersTable offers={offers} onAction={onAction} />
    ) : (
      <NoOffers onAction={onAction} />
    );
  }
  if (!error) return <TableSkeleton label="Carregando ofertas..." rows={3} />;
  return <LoadFailed title="Não foi possível carregar as ofertas" error={error} onRetry={refetch} />;
}

function OfferDialogs({ action, ...state }: DialogState & { action: OfferAction }) {
  switch (action.kind) {
    case "create":
      return <OfferDialog {...state} draft={action.draft} />;
    case "edit":
      return <OfferDialog {...state} offer={action.offer} draft={draftOf(action.offer)} />;
    case "delete":
      return <DeleteOfferDialog {...state} offer={action.offer} />;
  }
}
