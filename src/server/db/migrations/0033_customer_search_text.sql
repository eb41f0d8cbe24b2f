DROP INDEX "customer_directory_search";--> statement-breakpoint
ALTER TABLE "customer_directory" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plain_text("name" || ' ' || "emails" || ' ' || "whatsapp")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "customer_directory_search" ON "customer_directory" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint

-- The directory has a column that the database makes of others: it is described with the rest, and never written.
CREATE OR REPLACE FUNCTION describe_customers(numbers text[], accounts uuid[]) RETURNS SETOF customer_directory LANGUAGE sql STABLE AS $$
  SELECT described.*, plain_text(described.name || ' ' || described.emails || ' ' || described.whatsapp)
  FROM (
    SELECT customer.whatsapp AS id, customer.whatsapp, NULL::uuid AS user_id, customer.name,
      coalesce((
        SELECT string_agg(account.email, ' ' ORDER BY account.email)
        FROM customer_accounts link JOIN users account ON account.id = link.user_id
        WHERE link.whatsapp = customer.whatsapp
      ), '') AS emails,
      customer.orders, customer.total_cents, customer.completed_total_cents, customer.first_order_at,
      customer.last_order_at
    FROM customers customer
    WHERE customer.whatsapp = ANY (numbers)
    UNION ALL
    SELECT account.id::text, coalesce(profile.whatsapp, ''), account.id, account.name, account.email, 0, 0, 0,
      account.created_at, NULL
    FROM users account LEFT JOIN delivery_profiles profile ON profile.user_id = account.id
    WHERE account.id = ANY (accounts)
      AND NOT EXISTS (SELECT FROM user_roles role WHERE role.user_id = account.id)
      AND NOT EXISTS (
        SELECT FROM customer_accounts link JOIN customers customer ON customer.whatsapp = link.whatsapp
        WHERE link.user_id = account.id
      )
  ) AS described
$$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION list_customers(numbers text[], accounts uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ids CONSTANT text[] := numbers || accounts::text[];
BEGIN
  PERFORM FROM customer_directory WHERE id = ANY (ids) ORDER BY id FOR UPDATE;
  -- Only now, with the rows locked, does a new look see what others have committed meanwhile.
  DELETE FROM customer_directory
  WHERE id = ANY (ids) AND id NOT IN (SELECT id FROM describe_customers(numbers, accounts));
  INSERT INTO customer_directory AS listed
    (id, whatsapp, user_id, name, emails, orders, total_cents, completed_total_cents, since, last_order_at)
  SELECT id, whatsapp, user_id, name, emails, orders, total_cents, completed_total_cents, since, last_order_at
  FROM describe_customers(numbers, accounts) ORDER BY id
  ON CONFLICT (id) DO UPDATE
  SET whatsapp = excluded.whatsapp, user_id = excluded.user_id, name = excluded.name, emails = excluded.emails,
    orders = excluded.orders, total_cents = excluded.total_cents,
    completed_total_cents = excluded.completed_total_cents, since = excluded.since,
    last_order_at = excluded.last_order_at
  WHERE listed IS DISTINCT FROM excluded;
END
$$;
