import { createRoute, z } from "@hono/zod-openapi";
import { DomainError } from "#domain/errors.ts";
import { imageFolders } from "#domain/media/image-folder.ts";
import { maxUploadBytes } from "#domain/media/upload-limits.ts";
import { uploadedPictureSchema } from "#domain/media/uploaded-picture.ts";
import { type ApiApp, type ContextOf, newApi } from "../api/new-api.ts";
import { limitBody } from "../http/limit-body.ts";
import type { PictureFetcher } from "./picture-fetcher.ts";
import { presentUpload } from "./present-upload.ts";
import { bytesOf, fileDoor, readFileForm } from "./receive-file.ts";
import { uploadImage, uploadImageFromUrl } from "./upload-service.ts";

const folderSchema = z.enum(imageFolders, "Pasta inválida");
const stored = {
  description: "A imagem guardada; um registro que a use precisa ser salvo em até 24 horas",
  content: { "application/json": { schema: uploadedPictureSchema } },
};

const uploadRoute = createRoute({
  method: "post",
  path: "/admin/uploads",
  summary: "Guarda uma imagem enviada",
  description:
    "JPG, PNG, WebP ou GIF de até 5 MB, reconhecida pelos seus bytes. É decodificada e gravada de novo: " +
    "sem metadados, na posição certa, com no máximo 2000 pixels de lado.",
  request: {
    body: {
      content: {
        "multipart/form-data": {
          // A plain schema: Zod's would read the body before anybody asked who sends it.
          schema: {
            type: "object",
            required: ["file", "folder"],
            properties: {
              file: { type: "string", format: "binary" },
              folder: { type: "string", enum: [...imageFolders] },
            },
          },
        },
      },
    },
  },
  responses: {
    201: stored,
    400: { description: "Sem arquivo ou com outra pasta" },
    413: { description: "Maior que 5 MB" },
    415: { description: "Não é JPG, PNG, WebP nem GIF" },
    422: { description: "A imagem está corrompida ou tem pixels demais" },
  },
});

const fromUrlRoute = createRoute({
  method: "post",
  path: "/admin/uploads/from-url",
  summary: "Busca uma imagem em outro site e a guarda",
  description:
    "Só endereços públicos, até 5 MB, em até 10 segundos. Com o código picture_unreachable a loja não " +
    "alcançou o endereço: um registro pode então guardar o próprio endereço, se for https.",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: z.object({ folder: folderSchema, url: z.string() }) } },
    },
  },
  responses: {
    201: stored,
    400: { description: "O endereço não é de uma imagem pública" },
    413: { description: "Maior que 5 MB" },
    422: { description: "Inalcançável, ou não é uma imagem" },
  },
});

/** Stands before the API's general limit of a body's size and sets its own. */
export function uploadsApi(contextOf: ContextOf, fetcher: PictureFetcher): ApiApp {
  const api = newApi();
  api.use(uploadRoute.path, ...fileDoor(contextOf, maxUploadBytes));
  api.use(fromUrlRoute.path, limitBody(16_384));
  api.openapi(uploadRoute, async (c) => {
    const { file, text } = await readFileForm(c);
    const folder = folderSchema.safeParse(text("folder"));
    if (!folder.success) throw new DomainError("invalid_request", { fields: { folder: "Pasta inválida" } });
    const image = { folder: folder.data, bytes: await bytesOf(file), originalFilename: file.name };
    return c.json(presentUpload(await uploadImage(await contextOf(c.var), image)), 201);
  });
  api.openapi(fromUrlRoute, async (c) => {
    const image = await uploadImageFromUrl(await contextOf(c.var), fetcher, c.req.valid("json"));
    return c.json(presentUpload(image), 201);
  });
  return api;
}
