import { DomainError } from "#domain/errors.ts";
import type { ImageFolder } from "#domain/media/image-folder.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import type { PictureFetcher } from "./picture-fetcher.ts";
import { presentUpload } from "./present-upload.ts";
import { readFileForm } from "./upload-guard.ts";
import { uploadImage, uploadImageFromUrl } from "./upload-service.ts";
import { folderSchema, uploadsOperations as operations } from "./uploads-operations.ts";

export function uploadsApi(contextOf: ContextOf, fetcher: PictureFetcher) {
  return newApi()
    .openapi(operations.uploadPicture, async (c) => {
      const { bytes, originalFilename, text } = await readFileForm(c.req.raw);
      const image = { folder: readFolder(text("folder")), bytes, originalFilename };
      return c.json(presentUpload(await uploadImage(await contextOf(c.var), image)), 201);
    })
    .openapi(operations.uploadPictureFromUrl, async (c) => {
      const image = await uploadImageFromUrl(await contextOf(c.var), fetcher, c.req.valid("json"));
      return c.json(presentUpload(image), 201);
    });
}

/** A multipart form is not validated by its schema, so the only field beside the file is checked here. */
function readFolder(text: string | undefined): ImageFolder {
  const folder = folderSchema.safeParse(text);
  if (!folder.success) throw new DomainError("invalid_request", { fields: { folder: "Pasta inválida" } });
  return folder.data;
}
