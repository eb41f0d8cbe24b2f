import { useMutation } from "@tanstack/react-query";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { titleOf } from "./banner-title.ts";
import { type Banner, useRenewBanners } from "./use-banners.ts";

interface DeleteBannerDialogProps {
  banner: Banner;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteBannerDialog({ banner, isOpen, onClose }: DeleteBannerDialogProps) {
  const renew = useRenewBanners();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await callApi("DELETE /api/admin/site-images/{id}", { params: { id: banner.id } });
      await renew();
    },
    onSuccess: () => toast.success("Banner excluído com sucesso!"),
    onError: (error) =>
      toast.error("Erro ao excluir o banner.", {
        description: error instanceof ApiError ? `Erro ao remover imagem: ${error.message}` : undefined,
      }),
    onSettled: onClose,
  });
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Excluir Banner"
      description={`Tem certeza que deseja excluir o banner "${titleOf(banner)}"?`}
      confirmLabel="Excluir"
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
