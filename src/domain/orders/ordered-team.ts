import { z } from "zod";
import { teamLinkTexts } from "../texts/team-link.ts";

/** 256 random bits, made by the browser, which alone keeps them: they say who is the captain, and whose shirt it is. */
export const teamSecretSchema = z.string(teamLinkTexts.noSecret).regex(/^[\w-]{43}$/, teamLinkTexts.noSecret);

/** 128 random bits. Whoever has them sees the list of the team. */
export const teamTokenSchema = z.string(teamLinkTexts.notFound).regex(/^[\w-]{22}$/, teamLinkTexts.notFound);

/** What the captain's order says of the list of a team that it came from. */
export const orderedTeamSchema = z.object({ token: teamTokenSchema, secret: teamSecretSchema });
