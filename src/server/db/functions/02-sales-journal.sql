-- The journal of sales. Every change of an order, of its items, of a customer's first order or of a product's category
-- appends what it changes to order_deltas, item_deltas, customer_deltas or moved_products, in its own transaction, so that
-- an import, a script or a restore cannot forget it. Appending waits for nobody. The views (05-sales-views.sql) add the
-- journal to the folded sums, and fold_sales (08-fold-sales.sql) merges it into them. Deleted orders (deleted_at) do not
-- count.

CREATE OR REPLACE FUNCTION shop_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (at AT TIME ZONE 'America/Sao_Paulo')::date
$$;

-- Reads with a snapshot of its own: in an upsert that had to wait, it sees what the other transaction has committed.
CREATE OR REPLACE FUNCTION newest_name_of(number text) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (
    SELECT customer FROM orders
    WHERE customer_whatsapp = number AND deleted_at IS NULL
    ORDER BY created_at DESC, id DESC LIMIT 1
  );
END
$$;

-- Placing orders is what many do at once: one insert into the journal, and one upsert of the customer's own row.
CREATE OR REPLACE FUNCTION record_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_deltas (day, status, orders, total_cents, delivery_cents, discount_cents)
  SELECT shop_day(created_at), status, count(*), sum(total_cents), coalesce(sum(delivery_cents), 0), sum(discount_cents)
  FROM new_rows
  WHERE deleted_at IS NULL
  GROUP BY 1, 2;

  INSERT INTO customers AS known
    (whatsapp, name, orders, total_cents, completed_total_cents, first_order_at, last_order_at)
  SELECT customer_whatsapp, (array_agg(customer ORDER BY created_at DESC, id DESC))[1], count(*), sum(total_cents),
    coalesce(sum(total_cents) FILTER (WHERE status = 'completed'), 0), min(created_at), max(created_at)
  FROM new_rows
  WHERE deleted_at IS NULL AND customer_whatsapp <> ''
  GROUP BY 1 ORDER BY 1
  ON CONFLICT (whatsapp) DO UPDATE
  SET orders = known.orders + excluded.orders,
    total_cents = known.total_cents + excluded.total_cents,
    completed_total_cents = known.completed_total_cents + excluded.completed_total_cents,
    first_order_at = least(known.first_order_at, excluded.first_order_at),
    last_order_at = greatest(known.last_order_at, excluded.last_order_at),
    name = CASE
      WHEN excluded.last_order_at > known.last_order_at THEN excluded.name
      WHEN excluded.last_order_at < known.last_order_at THEN known.name
      ELSE newest_name_of(known.whatsapp)
    END;
  RETURN NULL;
END
$$;

-- Until the transaction ends, the products of these orders cannot be deleted: an item that loses its product at that
-- moment would be subtracted under the one and added under the other. They are locked by key.
CREATE OR REPLACE FUNCTION hold_products_of(order_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products
  WHERE id IN (SELECT product_id FROM order_items WHERE order_id = ANY (order_ids))
  ORDER BY id FOR KEY SHARE;
END
$$;

-- Appends the items of whole orders: the ids, and for each the instant and the status under which it counts.
CREATE OR REPLACE FUNCTION record_items_of(ids uuid[], instants timestamptz[], statuses text[], signs integer[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_products_of(ids);
  INSERT INTO item_deltas
    (day, status, product_id, name, size, printed_name, printed_number, units, total_cents)
  SELECT shop_day(placed.instant), placed.status, item.product_id, item.name, item.size, item.customization_name,
    item.customization_number, placed.sign * item.quantity, placed.sign * (item.quantity::bigint * item.unit_price_cents - item.discount_cents)
  FROM unnest(ids, instants, statuses, signs) AS placed(id, instant, status, sign)
  JOIN order_items item ON item.order_id = placed.id;
END
$$;

CREATE OR REPLACE FUNCTION record_changed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept CONSTANT text := 'id, created_at, status, total_cents, delivery_cents, discount_cents, customer, customer_whatsapp, deleted_at';
  -- Old rows are subtracted and new rows are added.
  changed CONSTANT text := CASE TG_OP
    WHEN 'DELETE' THEN format('SELECT -1 AS sign, %s FROM old_rows', kept)
    ELSE format('SELECT -1 AS sign, %1$s FROM old_rows UNION ALL SELECT 1, %1$s FROM new_rows', kept)
  END;
  counted_again text[];
BEGIN
  EXECUTE format($sql$
    INSERT INTO order_deltas (day, status, orders, total_cents, delivery_cents, discount_cents)
    SELECT shop_day(created_at), status, sum(sign), sum(sign * total_cents::bigint),
      coalesce(sum(sign * delivery_cents::bigint), 0), sum(sign * discount_cents::bigint)
    FROM (%s) AS changed
    WHERE deleted_at IS NULL
    GROUP BY 1, 2
    HAVING sum(sign) <> 0 OR sum(sign * total_cents::bigint) <> 0 OR sum(sign * delivery_cents::bigint) <> 0
      OR sum(sign * discount_cents::bigint) <> 0
  $sql$, changed);

  EXECUTE format($sql$
    WITH counted AS (
      INSERT INTO customers (whatsapp, name, orders, total_cents, completed_total_cents, first_order_at, last_order_at)
      SELECT customer_whatsapp, max(customer), sum(sign), sum(sign * total_cents::bigint),
        coalesce(sum(sign * total_cents::bigint) FILTER (WHERE status = 'completed'), 0), min(created_at), max(created_at)
      FROM (%s) AS changed
      WHERE deleted_at IS NULL AND customer_whatsapp <> ''
      GROUP BY 1
      HAVING sum(sign) <> 0 OR sum(sign * total_cents::bigint) <> 0 OR count(DISTINCT customer) > 1
        OR sum(sign * total_cents::bigint) FILTER (WHERE status = 'completed') <> 0
      ORDER BY 1
      ON CONFLICT (whatsapp) DO UPDATE
      SET orders = customers.orders + excluded.orders,
        total_cents = customers.total_cents + excluded.total_cents,
        completed_total_cents = customers.completed_total_cents + excluded.completed_total_cents
      RETURNING whatsapp
    )
    SELECT array_agg(whatsapp) FROM counted
  $sql$, changed) INTO counted_again;

  -- The orders are read only after the customers' rows are locked, to see what other transactions have committed meanwhile.
  UPDATE customers
  SET name = newest.customer, last_order_at = newest.created_at, first_order_at = oldest.created_at
  FROM unnest(counted_again) AS one(whatsapp)
  CROSS JOIN LATERAL (
    SELECT customer, created_at FROM orders
    WHERE customer_whatsapp = one.whatsapp AND deleted_at IS NULL
    ORDER BY created_at DESC, id DESC LIMIT 1
  ) AS newest
  CROSS JOIN LATERAL (
    SELECT created_at FROM orders
    WHERE customer_whatsapp = one.whatsapp AND deleted_at IS NULL
    ORDER BY created_at, id LIMIT 1
  ) AS oldest
  WHERE customers.whatsapp = one.whatsapp;
  DELETE FROM customers WHERE whatsapp = ANY (counted_again) AND orders = 0;

  IF TG_OP = 'UPDATE' THEN
    PERFORM record_items_of(array_agg(id), array_agg(created_at), array_agg(status), array_agg(sign))
    FROM (
      SELECT was.id, was.created_at, was.status, -1 AS sign
      FROM old_rows was JOIN new_rows is_now USING (id)
      WHERE was.deleted_at IS NULL
        AND (was.status, was.created_at, false) IS DISTINCT FROM (is_now.status, is_now.created_at, is_now.deleted_at IS NOT NULL)
      UNION ALL
      SELECT is_now.id, is_now.created_at, is_now.status, 1
      FROM old_rows was JOIN new_rows is_now USING (id)
      WHERE is_now.deleted_at IS NULL
        AND (is_now.status, is_now.created_at, false) IS DISTINCT FROM (was.status, was.created_at, was.deleted_at IS NOT NULL)
    ) AS changed
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$$;

-- A trigger with transition tables must have exactly one event, so there is one trigger for each.
CREATE OR REPLACE TRIGGER orders_counted_on_insert AFTER INSERT ON orders REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_new_orders();
CREATE OR REPLACE TRIGGER orders_counted_on_update AFTER UPDATE ON orders
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_orders();
CREATE OR REPLACE TRIGGER orders_counted_on_delete AFTER DELETE ON orders REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_orders();

-- Deleting an order deletes its items, and their own trigger can no longer see when the order was placed. They are
-- therefore subtracted before the deletion.
CREATE OR REPLACE FUNCTION record_items_of_deleted_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_items_of(ARRAY[OLD.id], ARRAY[OLD.created_at], ARRAY[OLD.status], ARRAY[-1]);
  RETURN OLD;
END
$$;

CREATE OR REPLACE TRIGGER orders_items_counted_on_delete BEFORE DELETE ON orders
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL) EXECUTE FUNCTION record_items_of_deleted_order();

-- A connection keeps a function's plan: one that was made while the shop had few orders would go on reading all of them.
-- Behind OFFSET 0 the planner can only look each order up by its id.
CREATE OR REPLACE FUNCTION record_new_items() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  INSERT INTO item_deltas
    (day, status, product_id, name, size, printed_name, printed_number, units, total_cents)
  SELECT shop_day(placed.created_at), placed.status, item.product_id, item.name, item.size, item.customization_name,
    item.customization_number, item.quantity, item.quantity::bigint * item.unit_price_cents - item.discount_cents
  FROM new_rows item
  JOIN LATERAL (SELECT * FROM orders WHERE orders.id = item.order_id OFFSET 0) AS placed ON placed.deleted_at IS NULL;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION record_changed_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept CONSTANT text := 'order_id, product_id, name, size, customization_name, customization_number, quantity, '
    'unit_price_cents, discount_cents';
  changed CONSTANT text := CASE TG_OP
    WHEN 'DELETE' THEN format('SELECT -1 AS sign, %s FROM old_rows', kept)
    ELSE format('SELECT -1 AS sign, %1$s FROM old_rows UNION ALL SELECT 1, %1$s FROM new_rows', kept)
  END;
BEGIN
  EXECUTE format($sql$
    INSERT INTO item_deltas
      (day, status, product_id, name, size, printed_name, printed_number, units, total_cents)
    SELECT shop_day(placed.created_at), placed.status, item.product_id, item.name, item.size, item.customization_name,
      item.customization_number, sum(item.sign * item.quantity),
      sum(item.sign * (item.quantity::bigint * item.unit_price_cents - item.discount_cents))
    FROM (%s) AS item JOIN orders placed ON placed.id = item.order_id AND placed.deleted_at IS NULL
    GROUP BY 1, 2, 3, 4, 5, 6, 7
    HAVING sum(item.sign * item.quantity) <> 0
      OR sum(item.sign * (item.quantity::bigint * item.unit_price_cents - item.discount_cents)) <> 0
  $sql$, changed);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER order_items_counted_on_insert AFTER INSERT ON order_items REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_new_items();
CREATE OR REPLACE TRIGGER order_items_counted_on_update AFTER UPDATE ON order_items
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_items();
CREATE OR REPLACE TRIGGER order_items_counted_on_delete AFTER DELETE ON order_items REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_items();

-- How many customers ordered for the first time on each day. The customers are themselves written by triggers.
CREATE OR REPLACE FUNCTION record_first_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO customer_deltas (day, customers) VALUES (shop_day(OLD.first_order_at), -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO customer_deltas (day, customers) VALUES (shop_day(NEW.first_order_at), 1);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER customers_counted_on_insert AFTER INSERT ON customers
  FOR EACH ROW EXECUTE FUNCTION record_first_order();
CREATE OR REPLACE TRIGGER customers_counted_on_update AFTER UPDATE ON customers
  FOR EACH ROW WHEN (shop_day(OLD.first_order_at) IS DISTINCT FROM shop_day(NEW.first_order_at))
  EXECUTE FUNCTION record_first_order();
CREATE OR REPLACE TRIGGER customers_counted_on_delete AFTER DELETE ON customers
  FOR EACH ROW EXECUTE FUNCTION record_first_order();

-- The sales of a product count in its present category; those of a deleted one, in none.
CREATE OR REPLACE FUNCTION record_moved_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO moved_products (product_id) VALUES (OLD.id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_moved_on_update AFTER UPDATE ON products
  FOR EACH ROW WHEN (OLD.category_id IS DISTINCT FROM NEW.category_id) EXECUTE FUNCTION record_moved_product();
CREATE OR REPLACE TRIGGER products_moved_on_delete AFTER DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION record_moved_product();
