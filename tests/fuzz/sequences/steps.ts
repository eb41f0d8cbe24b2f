import * as fc from "fast-check";
import { catalogActs } from "./catalog-acts.ts";
import { orderActs } from "./order-acts.ts";
import { peopleActs } from "./people-acts.ts";
import type { Session } from "./shop.ts";

export const acts = { ...orderActs, ...catalogActs, ...peopleActs };
export type ActName = keyof typeof acts;

export interface OneAct {
  session: Session;
  act: ActName;
  pick: number;
}

/** One act, or two that run at the same time, one in each session. */
export type Step = [OneAct] | [OneAct, OneAct];

/** Acts that write to the same records. */
const meetings: readonly [ActName, ActName][] = [
  ["place", "deleteProduct"],
  ["place", "editProduct"],
  ["place", "eraseCustomer"],
  ["place", "deleteOwnAccount"],
  ["place", "undoImport"],
  ["place", "changeSettings"],
  ["placeTwiceWithOneKey", "deleteOwnAccount"],
  ["enterByHand", "eraseCaller"],
  ["restoreOrder", "eraseCustomer"],
  ["restoreOrder", "eraseCaller"],
  ["deleteOrder", "eraseCaller"],
  ["restoreOrder", "deleteProduct"],
  ["deleteOrder", "setStatus"],
  ["deleteOrder", "deleteOwnAccount"],
  ["setStatus", "deleteProduct"],
  ["pay", "eraseCustomer"],
  ["writeNotes", "eraseCustomer"],
  ["writeNotes", "deleteOwnAccount"],
  ["subscribe", "deleteOwnAccount"],
  ["sendMails", "eraseCustomer"],
  ["eraseCustomer", "deleteOwnAccount"],
  ["eraseCustomer", "eraseCustomer"],
  ["dismiss", "invite"],
  ["dismiss", "dismiss"],
  ["dismiss", "accept"],
  ["changeRole", "invite"],
  ["changeRole", "changeRole"],
  ["leaveTeam", "invite"],
  ["leaveTeam", "leaveTeam"],
  ["accept", "withdraw"],
  ["accept", "accept"],
  ["addProduct", "deleteCategory"],
  ["editProduct", "deleteCategory"],
  ["editProduct", "editProduct"],
  ["editProduct", "undoImport"],
  ["editProduct", "applyImport"],
  ["addPicture", "deleteProduct"],
  ["addPicture", "addPicture"],
  ["deletePicture", "editProduct"],
  ["featureProduct", "deleteProduct"],
  ["addCategory", "addCategory"],
  ["addCategory", "applyImport"],
  ["addSubcategory", "deleteCategory"],
  ["setCategoryPicture", "deleteCategory"],
  ["setCategoryPicture", "setCategoryPicture"],
  ["deleteSubcategory", "addProduct"],
  ["deleteCategory", "applyImport"],
  ["deleteCategory", "undoImport"],
  ["applyImport", "applyImport"],
  ["undoImport", "undoImport"],
  ["applyImport", "stopImport"],
  ["undoImport", "stopImport"],
  ["sendSheet", "stopImport"],
  ["sendSheet", "discardImport"],
  ["changeSettings", "changeSettings"],
];

const session = fc.constantFrom<Session>(0, 1);
const pick = fc.nat(60);
/** Without orders there is little to disturb, so most sequences place some. */
const name = fc.oneof(
  { weight: 1, arbitrary: fc.constant<ActName>("place") },
  { weight: 4, arbitrary: fc.constantFrom(...(Object.keys(acts) as ActName[])) },
);

const alone: fc.Arbitrary<Step> = fc
  .record({ session, act: name, pick }, { noNullPrototype: true })
  .map((one) => [one]);

const meeting: fc.Arbitrary<Step> = fc
  .tuple(fc.constantFrom(...meetings), pick, fc.boolean())
  .map(([[first, second], chosen, swapped]) => [
    { session: swapped ? 1 : 0, act: first, pick: chosen },
    { session: swapped ? 0 : 1, act: second, pick: chosen },
  ]);

const together: fc.Arbitrary<Step> = fc.tuple(name, name, pick, pick).map(([first, second, one, other]) => [
  { session: 0, act: first, pick: one },
  { session: 1, act: second, pick: other },
]);

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: alone },
    { weight: 4, arbitrary: meeting },
    { weight: 1, arbitrary: together },
  ),
  { minLength: 6, maxLength: 40, size: "max" },
);
