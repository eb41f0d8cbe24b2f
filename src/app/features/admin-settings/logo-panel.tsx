import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { ImagePicker } from "#app/features/admin-media/image-picker.tsx";
import { type Picture, pictureOnOtherSite } from "#app/features/admin-media/picture.ts";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { SettingsPanel } from "./section/settings-panel.tsx";

type SiteImage = AnswerOf<"GET /api/admin/site-images">[number];

/** The logo is one of the site images; choosing or removing it is saved at once. */
export function LogoPanel() {
  const client = useQueryClient();
  const revalidator = useRevalidator();
  const { data, error, refetch } = useQuery({
    queryKey: ["site-images", "logo"],
    queryFn: () => callApi("GET /api/admin/site-images", { query: { type: "logo" } }),
  });
  const logo = data?.find(({ active }) => active) ?? null;

  const save = useMutation({
    mutationFn: (picture: Picture | null) => saveLogo(logo, picture),
    onSuccess: (_, picture) => {
      toast.success(picture ? "Logo salvo com sucesso" : "Logo removido com sucesso");
      revalidator.revalidate();
      return client.invalidateQueries({ queryKey: ["site-images"] });
    },
    onError: (failure) => toast.error("Erro ao salvar o logo", { description: failure.message }),
  });

  return (
    <SettingsPanel
      title="Logo"
      description="Aparece no topo e no rodapé no lugar do nome. Prefira uma imagem larga, de fundo transparente, com letras claras."
    >
      {data ? (
        <ImagePicker
          folder="logos"
          label="Imagem do logo"
          value={logo && pictureOf(logo)}
          onChange={(picture) => save.mutate(picture)}
        />
      ) : error ? (
        <LoadFailed title="Erro ao carregar imagens do site" error={error} onRetry={refetch} />
      ) : (
        <Loading label="Carregando o logo...">
          <Skeleton className="h-40" />
        </Loading>
      )}
    </SettingsPanel>
  );
}

async function saveLogo(logo: SiteImage | null, picture: Picture | null): Promise<void> {
  if (!picture) {
    if (logo) await callApi("DELETE /api/admin/site-images/{id}", { params: { id: logo.id } });
    return;
  }
  const image = { image_url: picture.url, image_path: picture.path };
  if (logo) await callApi("PATCH /api/admin/site-images/{id}", { params: { id: logo.id }, body: image });
  else await callApi("POST /api/admin/site-images", { body: { type: "logo", title: "Logo", ...image } });
}

function pictureOf(logo: SiteImage): Picture {
  return {
    ...pictureOnOtherSite(logo.image_url),
    path: logo.image_path,
    width: logo.width,
    height: logo.height,
    dominantColor: logo.dominant_color,
  };
}
