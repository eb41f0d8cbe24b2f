import { z } from "@hono/zod-openapi";
import { imageFolders } from "#domain/media/image-folder.ts";
import { maxUploadBytes } from "#domain/media/upload-limits.ts";
import { json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { limitBody } from "../http/limit-body.ts";
import { uploadedPictureSchema } from "./present-upload.ts";
import { uploadGuard } from "./upload-guard.ts";

export const folderSchema = z.enum(imageFolders, "Pasta inválida");

const stored = json(
  "A imagem guardada; um registro que a use precisa ser salvo em até 24 horas",
  uploadedPictureSchema,
);
const tooLarge = "Maior que 5 MB";

export const uploadsOperations = defineOperations(
  { tag: "Administração: envios" },
  {
    uploadPicture: {
      access: "catalog",
      receive: uploadGuard(maxUploadBytes),
      method: "post",
      path: "/api/admin/uploads",
      summary: "Guarda uma imagem enviada",
      description:
        "JPG, PNG ou WebP de até 5 MB, na pasta products também GIF, reconhecida pelos seus bytes. É decodificada e " +
        "gravada de novo: " +
        "sem metadados, na posição certa, com no máximo 2000 pixels de lado.",
      request: {
        body: {
          required: true,
          content: {
            "multipart/form-data": {
              // A plain JSON schema: with a Zod schema the framework would parse the form, including the file.
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
      responses: { 201: stored },
      refusals: {
        400: "Sem arquivo ou com outra pasta",
        413: tooLarge,
        415: "Não é de um tipo que a pasta aceita",
        422: "A imagem está corrompida ou tem pixels demais",
      },
    },
    uploadPictureFromUrl: {
      access: "catalog",
      receive: [limitBody(16_384)],
      method: "post",
      path: "/api/admin/uploads/from-url",
      summary: "Busca uma imagem em outro site e a guarda",
      description:
        "Só endereços públicos, até 5 MB, em até 10 segundos. Com o código picture_unreachable a loja não " +
        "alcançou o endereço: um registro pode então guardar o próprio endereço, se for https.",
      request: {
        body: jsonBody(z.object({ folder: folderSchema, url: z.string() }), {
          folder: "products",
          url: "https://fotos.exemplo.com.br/camisa.png",
        }),
      },
      responses: { 201: stored },
      refusals: {
        400: "O endereço não é de uma imagem pública",
        413: tooLarge,
        415: "Não é de um tipo que a pasta aceita",
        422: "Inalcançável, ou não é uma imagem",
      },
    },
  },
);
