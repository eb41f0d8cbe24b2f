import { AlertDialog } from "#ui/alert-dialog.tsx";

export interface ClearCartDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

export function ClearCartDialog({ open, onOpenChange, onConfirm }: ClearCartDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Limpar carrinho"
      description="Tem certeza que deseja remover todos os itens do carrinho?"
      confirmLabel="Remover tudo"
      onConfirm={() => {
        onOpenChange(false);
        onConfirm();
      }}
    />
  );
}
