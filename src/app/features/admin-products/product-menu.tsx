import { useMutation } from "@tanstack/react-query";
import { Copy, ExternalLink, Eye, EyeOff, Pin, PinOff } from "lucide-react";
import type { ReactElement } from "react";
import { callApi } from "#app/api/api-client.ts";
import { productTexts } from "#domain/texts/products.ts";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import { type ProductRow, useRenewProducts } from "./product-queries.ts";

interface ProductMenuProps {
  product: ProductRow;
  trigger: ReactElement<Record<string, unknown>>;
  onShow: (id: string) => void;
}

/** The menu of the actions that are needed less often than editing and deleting. */
export function ProductMenu({ product, trigger, onShow }: ProductMenuProps) {
  const { id, name, status, is_featured: isFeatured } = product;
  const renew = useRenewProducts();

  const duplicate = useMutation({
    mutationFn: () => callApi("POST /api/admin/products/{id}/duplicate", { params: { id } }),
    onSuccess: async (copy) => {
      toast.success("Produto duplicado com sucesso!", { description: `${copy.name}, em rascunho` });
      await renew();
      onShow(copy.id);
    },
    onError: (error) => {
      toast.error("Erro ao duplicar produto. Tente novamente.", { description: error.message });
    },
  });

  const pin = useMutation({
    mutationFn: () =>
      callApi("PUT /api/admin/products/{id}/featured", {
        params: { id },
        body: { is_featured: !isFeatured },
      }),
    onSuccess: async () => {
      toast.success(isFeatured ? "Produto retirado dos destaques" : "Produto fixado nos destaques");
      await renew();
    },
    onError: (error) => {
      toast.error("Erro ao alterar os destaques. Tente novamente.", { description: error.message });
    },
  });

  const setStatus = useMutation({
    mutationFn: (next: "published" | "hidden") =>
      callApi("PUT /api/admin/products/{id}/status", { params: { id }, body: { status: next } }),
    onSuccess: async (_, next) => {
      toast.success(productTexts[next], { description: name });
      await renew();
    },
    onError: (error) => toast.error(productTexts.statusFailed, { description: error.message }),
  });

  return (
    <Menu trigger={trigger}>
      <MenuItem icon={<Copy />} onSelect={() => duplicate.mutate()}>
        Duplicar
      </MenuItem>
      <MenuItem icon={isFeatured ? <PinOff /> : <Pin />} onSelect={() => pin.mutate()}>
        {isFeatured ? "Retirar dos destaques" : "Fixar nos destaques"}
      </MenuItem>
      {status === "published" ? (
        <MenuItem icon={<EyeOff />} onSelect={() => setStatus.mutate("hidden")}>
          Esconder da loja
        </MenuItem>
      ) : (
        <MenuItem icon={<Eye />} onSelect={() => setStatus.mutate("published")}>
          Publicar agora
        </MenuItem>
      )}
      {status !== "draft" && (
        <MenuItem
          icon={<ExternalLink />}
          onSelect={() => window.open(`/produto/${id}`, "_blank", "noopener")}
        >
          Ver na loja
        </MenuItem>
      )}
    </Menu>
  );
}
