import { sql, type WithSubquery } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { hashSecret } from "../identity/secret-hash.ts";
import { teamOrders } from "./tables.ts";
import type { TeamKey } from "./team-order-service.ts";

/**
 * Says that the team has ordered, as a part of the prepared statement that writes the order. A list that is gone, or
 * ordered already, or somebody else's stays as it is, and the order is written all the same.
 */
export function orderedTeam(db: Db): WithSubquery {
  const value = sql.placeholder;
  return db.$with("ordered_team").as(
    db
      .update(teamOrders)
      .set({
        orderId: sql`${value("id")}::uuid`,
        orderedAt: sql`${value("createdAt")}::timestamptz`,
        updatedAt: sql`${value("createdAt")}::timestamptz`,
        version: sql`${teamOrders.version} + 1`,
      })
      .where(
        sql`${teamOrders.token} = ${value("teamToken")}::text and ${teamOrders.captainHash} = ${value("teamHash")}::text
          and ${teamOrders.orderedAt} is null`,
      )
      .returning({ id: teamOrders.id }),
  );
}

/** The values of that part. */
export const teamValues = (team: TeamKey | null | undefined) => ({
  teamToken: team?.token ?? null,
  teamHash: team ? hashSecret(team.secret) : null,
});
