-- The list of customers (customer_directory) and the numbers of each account (customer_accounts). Triggers maintain them
-- because they depend on five tables: orders, users, roles, delivery profiles and the links themselves.
-- The rows of the directory are locked by key before they are written, so that two changes never deadlock.

-- The rows that the directory should have for these numbers and accounts, computed from the tables behind it. search_text
-- is a generated column: it is returned with the rest and never written.
CREATE OR REPLACE FUNCTION describe_customers(numbers text[], accounts uuid[])
RETURNS SETOF customer_directory LANGUAGE sql STABLE AS $$
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
$$;

CREATE OR REPLACE FUNCTION list_customers(numbers text[], accounts uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ids CONSTANT text[] := numbers || accounts::text[];
BEGIN
  PERFORM FROM customer_directory WHERE id = ANY (ids) ORDER BY id FOR UPDATE;
  -- The rows are computed only after the lock, to see what other transactions have committed meanwhile.
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

-- The texts that a search looks up are written only when they change.
CREATE OR REPLACE FUNCTION keep_customer_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_texts (customer_id, search_text) VALUES (NEW.id, NEW.search_text)
  ON CONFLICT (customer_id) DO UPDATE SET search_text = excluded.search_text;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER customer_directory_text_on_insert AFTER INSERT ON customer_directory
  FOR EACH ROW EXECUTE FUNCTION keep_customer_text();
CREATE OR REPLACE TRIGGER customer_directory_text_on_update AFTER UPDATE ON customer_directory
  FOR EACH ROW WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION keep_customer_text();

-- Links accounts to the numbers of their orders and profiles. An account that is being removed gets no links any more,
-- although its orders may still name it.
CREATE OR REPLACE FUNCTION link_accounts(accounts uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM customer_accounts link
  WHERE link.user_id = ANY (accounts)
    AND NOT EXISTS (
      SELECT FROM orders
      WHERE orders.user_id = link.user_id AND orders.customer_whatsapp = link.whatsapp AND orders.deleted_at IS NULL
    )
    AND NOT EXISTS (
      SELECT FROM delivery_profiles profile
      WHERE profile.user_id = link.user_id AND profile.whatsapp = link.whatsapp
    );
  INSERT INTO customer_accounts (user_id, whatsapp)
  SELECT known.user_id, known.whatsapp
  FROM (
    SELECT user_id, customer_whatsapp AS whatsapp FROM orders WHERE deleted_at IS NULL
    UNION
    SELECT user_id, whatsapp FROM delivery_profiles
  ) known
  JOIN users account ON account.id = known.user_id
  WHERE known.user_id = ANY (accounts) AND known.whatsapp <> ''
  ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
END
$$;

-- Updates the entries of the changed numbers and accounts, and of every account that is linked to one of the numbers.
CREATE OR REPLACE FUNCTION relist_customers(numbers text[], accounts uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  known CONSTANT uuid[] := array_remove(accounts, NULL);
  called CONSTANT text[] := array_remove(array_remove(numbers, NULL), '');
BEGIN
  PERFORM link_accounts(known);
  PERFORM list_customers(
    called,
    known || ARRAY(SELECT user_id FROM customer_accounts WHERE whatsapp = ANY (called))
  );
END
$$;

-- Copies what orders change, the sums and the name, into the entries of numbers that are listed already, and returns the
-- other numbers. The trigger that counts orders has locked the rows of customers in this transaction.
-- In PL/pgSQL, because a connection keeps its plans; and it never reads the whole list, even if such a plan was made while
-- the list was short.
CREATE OR REPLACE FUNCTION update_listed_numbers(numbers text[]) RETURNS text[] LANGUAGE plpgsql
SET enable_seqscan = off AS $$
DECLARE
  others text[];
BEGIN
  -- The order of one customer, who has the same name as before: the texts that are made of the name stay, too.
  IF cardinality(numbers) = 1 THEN
    UPDATE customer_directory listed
    SET orders = customer.orders, total_cents = customer.total_cents,
      completed_total_cents = customer.completed_total_cents, since = customer.first_order_at,
      last_order_at = customer.last_order_at
    FROM customers customer
    WHERE customer.whatsapp = numbers[1] AND listed.id = numbers[1] AND listed.name = customer.name;
    IF FOUND THEN
      RETURN '{}';
    END IF;
  END IF;

  WITH locked AS (
    SELECT id FROM customer_directory WHERE id = ANY (numbers) ORDER BY id FOR UPDATE
  ), updated AS (
    UPDATE customer_directory listed
    SET name = customer.name, orders = customer.orders, total_cents = customer.total_cents,
      completed_total_cents = customer.completed_total_cents, since = customer.first_order_at,
      last_order_at = customer.last_order_at
    FROM locked JOIN customers customer ON customer.whatsapp = locked.id
    WHERE listed.id = locked.id
    RETURNING listed.id
  )
  SELECT ARRAY(SELECT unnest(numbers) EXCEPT SELECT id FROM updated) INTO others;
  RETURN others;
END
$$;

-- New orders can only add links. Most are of a number that is listed and of an account that is linked to it already.
CREATE OR REPLACE FUNCTION list_customers_of_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  linked text[];
  numbers text[];
BEGIN
  WITH link AS (
    INSERT INTO customer_accounts (user_id, whatsapp)
    SELECT DISTINCT placed.user_id, placed.customer_whatsapp
    FROM new_rows placed JOIN users account ON account.id = placed.user_id
    WHERE placed.customer_whatsapp <> '' AND placed.deleted_at IS NULL
    ORDER BY 1, 2
    ON CONFLICT DO NOTHING
    RETURNING whatsapp
  )
  SELECT array_agg(whatsapp) INTO linked FROM link;
  SELECT array_agg(DISTINCT customer_whatsapp) INTO numbers FROM new_rows
  WHERE customer_whatsapp <> '' AND deleted_at IS NULL AND customer_whatsapp <> ALL (coalesce(linked, '{}'));
  numbers := update_listed_numbers(numbers) || linked;
  IF cardinality(numbers) > 0 THEN
    PERFORM list_customers(numbers, ARRAY(SELECT user_id FROM customer_accounts WHERE whatsapp = ANY (numbers)));
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION list_customers_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  numbers text[];
  accounts uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT customer_whatsapp), array_agg(DISTINCT user_id) INTO numbers, accounts FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT was.customer_whatsapp) || array_agg(DISTINCT is_now.customer_whatsapp),
      array_agg(DISTINCT was.user_id) || array_agg(DISTINCT is_now.user_id)
    INTO numbers, accounts
    FROM old_rows was JOIN new_rows is_now USING (id)
    WHERE (was.user_id, was.customer_whatsapp, was.customer, was.status, was.total_cents, was.created_at, was.deleted_at)
      IS DISTINCT FROM (is_now.user_id, is_now.customer_whatsapp, is_now.customer, is_now.status, is_now.total_cents,
        is_now.created_at, is_now.deleted_at);
  END IF;
  IF numbers IS NOT NULL THEN
    PERFORM relist_customers(numbers, accounts);
  END IF;
  RETURN NULL;
END
$$;

-- The names of these triggers sort after orders_counted_…, which maintain the customers that these read.
CREATE OR REPLACE TRIGGER orders_listed_on_insert AFTER INSERT ON orders REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_customers_of_new_orders();
CREATE OR REPLACE TRIGGER orders_listed_on_update AFTER UPDATE ON orders
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_customers_of_orders();
CREATE OR REPLACE TRIGGER orders_listed_on_delete AFTER DELETE ON orders REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_customers_of_orders();

CREATE OR REPLACE FUNCTION list_new_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_customers('{}', ARRAY(SELECT id FROM new_rows));
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION list_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_customers(ARRAY(SELECT whatsapp FROM customer_accounts WHERE user_id = OLD.id), ARRAY[OLD.id]);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER users_listed_on_insert AFTER INSERT ON users REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_new_accounts();
CREATE OR REPLACE TRIGGER users_listed_on_update AFTER UPDATE ON users
  FOR EACH ROW WHEN ((OLD.name, OLD.email) IS DISTINCT FROM (NEW.name, NEW.email))
  EXECUTE FUNCTION list_account();
CREATE OR REPLACE TRIGGER users_listed_on_delete AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION list_account();

CREATE OR REPLACE FUNCTION list_linked_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_customers(ARRAY[OLD.whatsapp], '{}');
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER customer_accounts_listed_on_delete AFTER DELETE ON customer_accounts
  FOR EACH ROW EXECUTE FUNCTION list_linked_number();

-- An account with a role is not listed as a customer until it orders.
CREATE OR REPLACE FUNCTION list_account_of_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_customers('{}', ARRAY[coalesce(NEW.user_id, OLD.user_id)]);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER user_roles_listed AFTER INSERT OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION list_account_of_role();

CREATE OR REPLACE FUNCTION list_account_of_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM relist_customers(ARRAY[OLD.whatsapp, NEW.whatsapp], ARRAY[coalesce(NEW.user_id, OLD.user_id)]);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER delivery_profiles_listed_on_insert AFTER INSERT ON delivery_profiles
  FOR EACH ROW EXECUTE FUNCTION list_account_of_profile();
CREATE OR REPLACE TRIGGER delivery_profiles_listed_on_update AFTER UPDATE ON delivery_profiles
  FOR EACH ROW WHEN (OLD.whatsapp IS DISTINCT FROM NEW.whatsapp)
  EXECUTE FUNCTION list_account_of_profile();
CREATE OR REPLACE TRIGGER delivery_profiles_listed_on_delete AFTER DELETE ON delivery_profiles
  FOR EACH ROW EXECUTE FUNCTION list_account_of_profile();
