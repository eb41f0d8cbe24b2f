import { desc, eq } from "drizzle-orm";
import { invitationToken } from "#server/administrators/invitation-mail.ts";
import { administratorInvitations } from "#server/administrators/tables.ts";
import { users } from "#server/identity/tables.ts";
import { signInByPassword } from "../../support/actors.ts";
import { type Act, asOwner, byStaff } from "./act.ts";
import { sendWaitingMails } from "./send-waiting-mails.ts";
import {
  type Answer,
  call,
  newColleague,
  type Person,
  pickFrom,
  roles,
  type Session,
  type Shop,
  type Shopper,
} from "./shop.ts";

const PASSWORD = "segredo-da-equipe";

function forget(shop: Shop, who: Person | Shopper): void {
  who.isGone = true;
  shop.forgotten.push(who);
}

/** A customer is listed under the number, or under the account's id before the first order. */
export async function erase(shop: Shop, session: Session, who: Shopper): Promise<Answer> {
  const tries = [
    { id: who.whatsapp, confirmation: who.whatsapp, accounts: [who.userId] },
    { id: who.userId, confirmation: who.email, accounts: [] },
    { id: who.userId, confirmation: who.whatsapp, accounts: [] },
  ];
  let answer: Answer | undefined;
  for (const { id, ...body } of tries) {
    answer = await asOwner(shop, session, "POST", `/customers/${id}/erasure`, body);
    if (answer.status === 200) break;
  }
  return answer as Answer;
}

const invitationsPath = "/administrators/invitations";

/** The other session's owner or a colleague: whom an owner may dismiss or give another role. */
function pickTeammate(shop: Shop, session: Session, pick: number): string {
  const other = shop.owners[session === 0 ? 1 : 0].userId;
  return pick % 2 === 0 ? other : (pickFrom(shop.colleagues, pick)?.tester?.userId ?? other);
}

export const peopleActs = {
  eraseCustomer: async (shop, session, pick) => {
    const who = pickFrom(shop.shoppers, pick);
    if (!who || who.isGone) return undefined;
    const answer = await erase(shop, session, who);
    if (answer.status === 200 && answer.body.accounts > 0 && !who.isGone) forget(shop, who);
    return answer;
  },
  eraseCaller: async (shop, session, pick) => {
    const who = pickFrom(shop.callers, pick);
    if (!who) return undefined;
    const body = { confirmation: who.whatsapp, accounts: [] };
    const answer = await asOwner(shop, session, "POST", `/customers/${who.whatsapp}/erasure`, body);
    if (answer.status === 200 && !who.isGone) forget(shop, who);
    return answer;
  },
  deleteOwnAccount: async (shop, session, pick) => {
    const who = pickFrom(shop.shoppers, pick);
    if (!who) return undefined;
    const body = { password: who.password };
    const answer = await call(shop, session, "DELETE", "/api/account", { headers: who.headers, body });
    if (answer.status === 204 && !who.isGone) forget(shop, who);
    return answer;
  },
  subscribe: async (shop, session, pick) => {
    const who = pickFrom(shop.shoppers, pick);
    if (!who || who.isGone) return undefined;
    shop.mentioned.add(who.email);
    return call(shop, session, "POST", "/api/newsletter/subscriptions", { body: { email: who.email } });
  },
  recoverPassword: async (shop, session, pick) => {
    const who = pickFrom(shop.shoppers, pick);
    if (!who || who.isGone) return undefined;
    shop.mentioned.add(who.email);
    return call(shop, session, "POST", "/auth/v1/recover", { body: { email: who.email } });
  },
  sendMails: async (shop, session) => {
    await sendWaitingMails(shop.processes[session]);
    return { status: 204, body: undefined };
  },
  writeNotes: async (shop, session, pick) => {
    const who = pickFrom(shop.shoppers, pick);
    if (!who) return undefined;
    const id = pick % 3 === 0 ? who.userId : who.whatsapp;
    const read = await asOwner(shop, session, "GET", `/customers/${id}`);
    if (read.status !== 200) return read;
    const body = { text: `Sobre ${who.name}.`, version: read.body.notes.version };
    return byStaff(shop, session, pick, "PUT", `/customers/${id}/notes`, body);
  },
  invite: async (shop, session, pick) => {
    const colleague = pick % 3 === 0 ? pickFrom(shop.colleagues, pick) : undefined;
    const { email } = colleague ?? newColleague();
    const body = { email, role: pickFrom(roles, pick) };
    const answer = await asOwner(shop, session, "POST", invitationsPath, body);
    if (answer.status === 201 && !colleague) shop.colleagues.push({ email });
    return answer;
  },
  withdraw: async (shop, session) => {
    const { body } = await asOwner(shop, session, "GET", "/administrators");
    const id = body.invitations?.[0]?.id;
    return id && asOwner(shop, session, "DELETE", `${invitationsPath}/${id}`);
  },
  accept: async (shop, session) => {
    const app = shop.processes[session];
    const [open] = await app.database
      .db()
      .select()
      .from(administratorInvitations)
      .orderBy(desc(administratorInvitations.createdAt))
      .limit(1);
    const colleague = shop.colleagues.find(({ email }) => email === open?.email);
    if (!open || !colleague) return undefined;
    const token = invitationToken(app.accounts().invitationKey, open);
    const body = { token, password: PASSWORD, full_name: "Bia Souza" };
    const answer = await call(shop, session, "POST", "/api/invitations/accept", { body });
    if (answer.status === 200) await signInColleague(shop, session, colleague.email);
    return answer;
  },
  changeRole: (shop, session, pick) =>
    asOwner(shop, session, "PATCH", `/administrators/${pickTeammate(shop, session, pick)}`, {
      role: pickFrom(roles, pick + 1),
    }),
  dismiss: (shop, session, pick) =>
    asOwner(shop, session, "DELETE", `/administrators/${pickTeammate(shop, session, pick)}`),
  leaveTeam: (shop, session, pick) => {
    const { headers, password } = pickFrom(shop.colleagues, pick)?.tester ?? shop.owners[session];
    return call(shop, session, "DELETE", "/api/account", { headers, body: { password } });
  },
} satisfies Record<string, Act>;

/** The account may be gone again, or have another password, if another session was faster. */
async function signInColleague(shop: Shop, session: Session, email: string): Promise<void> {
  const app = shop.processes[session];

  const [user] = await app.database.db().select({ id: users.id }).from(users).where(eq(users.email, email));
  const colleague = shop.colleagues.find((one) => one.email === email);
  if (!user || !colleague) return;
  const opened = await signInByPassword(app, email, PASSWORD).catch(() => undefined);
  if (opened) colleague.tester = { ...opened, userId: user.id, email, password: PASSWORD };
}
