/**
 * Prepares a query once for each database, for what many people do at once: building its text takes Drizzle up to a
 * millisecond. The query must have a name, by which each connection of PostgreSQL keeps its plan.
 */
export function preparedOnce<Database extends object, Query>(prepare: (db: Database) => Query) {
  const known = new WeakMap<Database, Query>();
  return (db: Database): Query => {
    const query = known.get(db) ?? prepare(db);
    known.set(db, query);
    return query;
  };
}
