/**
 * Pictures of a team: the card of its link, and the photo with all backs. Whoever has the link sees them, so they are
 * never stored, only cached in memory for a while.
 */

import { createHash } from "node:crypto";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { DomainError } from "#domain/errors.ts";
import { objectKeyOfUrl } from "#domain/media/picture.ts";
import type { Customization } from "#domain/print/customization.ts";
import { isPrintable } from "#domain/print/print-rules.ts";
import type { TeamOrderState } from "#domain/team-orders/team-order-state.ts";
import { teamOrderTexts } from "#domain/team-orders/team-order-texts.ts";
import { findProduct } from "../catalog/product-service.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { drawingIsBusy } from "../media/drawing-queue.ts";
import { drawingSemaphore } from "../media/imaging.ts";
import type { DrawingTools } from "../print/open-picture.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import type { TeamOrder } from "../team-orders/read-team-order.ts";
import { findTeamOrder } from "../team-orders/team-order-service.ts";
import { createPictureCache } from "./picture-cache.ts";
import { cutPicture, makeJpeg } from "./social-jpeg.ts";
import { makeTeamCard, makeTeamPhoto, type TeamOnPicture } from "./team-jpeg.ts";

/** A photo of 60 shirts has half a megabyte. */
const pictureCache = createPictureCache({ maxEntries: 16, maxPending: 4 });

/** What an empty list shows. */
const invitation: Customization = { name: "SEU NOME", number: "10" };

const cardNotes: Record<TeamOrderState, string> = {
  open: "Coloque o seu nome",
  full: "O time está completo",
  closed: "A lista está fechada",
  ordered: "O time já pediu",
};

/** A picture that is drawn, or taken from the memory, when it is asked for. */
export interface TeamPicture {
  /** Another one for whatever changes the picture. */
  version: string;
  getBytes(mayDraw: () => boolean): Promise<Uint8Array>;
}

/** The card of the link: the shirts of the list, or an invitation; without a picture of the back, the front. */
export async function getTeamCard(ctx: ServiceContext, token: string): Promise<TeamPicture> {
  const { team, product, storeName } = await readTeam(ctx, token);
  const note = cardNotes[team.state];
  const shown = showTeam(team, product, { teamName: team.teamName, storeName, note });
  const source = objectKeyOfUrl(product?.picture?.url ?? "");
  const plain = { title: team.teamName, note, storeName };
  return toPicture(ctx, ["card", shown ?? plain, source], async (tools) => {
    const drawn = shown && (await makeTeamCard(tools, shown));
    return drawn ?? makeJpeg(tools.sharp, plain, await cutPicture(tools, source));
  });
}

/** The photo that a team looks at before it orders. Without a picture of the back there is none. */
export async function getTeamPhoto(ctx: ServiceContext, token: string): Promise<TeamPicture> {
  const { team, product, storeName } = await readTeam(ctx, token);
  const count = team.shirts.length;
  const note = [product?.name, count > 0 && (count === 1 ? "1 camisa" : `${count} camisas`)];
  const words = { teamName: team.teamName, storeName, note: note.filter(Boolean).join(" · ") };
  const shown = showTeam(team, product, words);
  if (!shown) throw noPhoto();
  return toPicture(ctx, ["photo", shown], async (tools) => {
    const drawn = await makeTeamPhoto(tools, shown);
    if (!drawn) throw noPhoto();
    return drawn;
  });
}

async function readTeam(ctx: ServiceContext, token: string) {
  const team = await findTeamOrder(ctx, token);
  if (!team) throw new DomainError("not_found", { message: teamOrderTexts.notFound });
  const product = team.productId === null ? undefined : await findProduct(ctx, team.productId);
  return { team, product, storeName: (await getStoreProfile(ctx)).name };
}

/** Undefined for a product without a picture of its back. */
function showTeam(
  { shirts }: TeamOrder,
  product: ProductDetail | undefined,
  words: TeamOnPicture["words"],
): TeamOnPicture | undefined {
  if (!product?.print || !isPrintable(product)) return undefined;
  const printed = shirts.map(({ name, number }) => ({ name, number }));
  return { words, print: product.print, shirts: printed.length > 0 ? printed : [invitation] };
}

function toPicture(
  { storage }: ServiceContext,
  content: unknown,
  draw: (tools: DrawingTools) => Promise<Uint8Array>,
): TeamPicture {
  const key = JSON.stringify(content);
  return {
    version: createHash("sha256").update(key).digest("base64url").slice(0, 22),
    async getBytes(mayDraw) {
      const drawIt = () => drawingSemaphore.run((sharp) => draw({ sharp, storage }));
      const bytes = await pictureCache.get(key, drawIt, mayDraw);
      if (!bytes) throw drawingIsBusy();
      return bytes;
    },
  };
}

const noPhoto = () => new DomainError("not_found", { message: teamOrderTexts.noPhoto });
