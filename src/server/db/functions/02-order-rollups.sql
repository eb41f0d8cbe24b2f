-- The rollups of orders: sales_days, customers and product_sales. Triggers maintain them in the transaction of the change
-- itself, so that an import, a script or a restore cannot forget them. Deleted orders (deleted_at) do not count.
-- Every change locks days, customers and products in this order, each by key, so that two changes never deadlock.

-- Until the transaction ends, the products of these orders cannot be deleted. What is counted under a product that is
-- being deleted would otherwise be counted wrongly, or refer to a product that is gone. They are locked by key, before
-- the rows of the rollups that depend on them.
CREATE OR REPLACE FUNCTION hold_products_of(order_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products
  WHERE id IN (SELECT product_id FROM order_items WHERE order_id = ANY (order_ids))
  ORDER BY id FOR KEY SHARE;
END
$$;

-- Adds (sign 1) or subtracts (sign -1) the items of whole orders.
CREATE OR REPLACE FUNCTION count_items_of(order_ids uuid[], sign integer) RETURNS void LANGUAGE sql AS $$
  SELECT hold_products_of(order_ids);
  INSERT INTO product_sales (product_id, units, total_cents)
  SELECT item.product_id, sum(sign * item.quantity), sum(sign * item.quantity::bigint * item.unit_price_cents)
  FROM order_items item JOIN products product ON product.id = item.product_id
  WHERE item.order_id = ANY (order_ids)
  GROUP BY 1 ORDER BY 1
  ON CONFLICT (product_id) DO UPDATE
  SET units = product_sales.units + excluded.units, total_cents = product_sales.total_cents + excluded.total_cents
$$;

CREATE OR REPLACE FUNCTION count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept CONSTANT text := 'id, created_at, status, total_cents, customer, customer_whatsapp, deleted_at';
  -- Old rows are subtracted and new rows are added.
  changed CONSTANT text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT 1 AS sign, %s FROM new_rows', kept)
    WHEN 'DELETE' THEN format('SELECT -1 AS sign, %s FROM old_rows', kept)
    ELSE format('SELECT -1 AS sign, %1$s FROM old_rows UNION ALL SELECT 1, %1$s FROM new_rows', kept)
  END;
  touched text[];
BEGIN
  EXECUTE format($sql$
    INSERT INTO sales_days (day, status, orders, total_cents)
    SELECT (created_at AT TIME ZONE 'America/Sao_Paulo')::date, status, sum(sign), sum(sign * total_cents::bigint)
    FROM (%s) AS changed
    WHERE deleted_at IS NULL
    GROUP BY 1, 2
    HAVING sum(sign) <> 0 OR sum(sign * total_cents::bigint) <> 0
    ORDER BY 1, 2
    ON CONFLICT (day, status) DO UPDATE
    SET orders = sales_days.orders + excluded.orders, total_cents = sales_days.total_cents + excluded.total_cents
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
  $sql$, changed) INTO touched;

  -- The orders are read only after the customers' rows are locked, to see what other transactions have committed meanwhile.
  UPDATE customers
  SET name = newest.customer, last_order_at = newest.created_at, first_order_at = oldest.created_at
  FROM unnest(touched) AS one(whatsapp)
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
  DELETE FROM customers WHERE whatsapp = ANY (touched) AND orders = 0;

  IF TG_OP = 'UPDATE' THEN
    PERFORM count_items_of(array_agg(was.id), -1)
    FROM old_rows was JOIN new_rows is_now USING (id)
    WHERE was.deleted_at IS NULL AND is_now.deleted_at IS NOT NULL
    HAVING count(*) > 0;
    PERFORM count_items_of(array_agg(was.id), 1)
    FROM old_rows was JOIN new_rows is_now USING (id)
    WHERE was.deleted_at IS NOT NULL AND is_now.deleted_at IS NULL
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$$;

-- A trigger with transition tables must have exactly one event, so there is one trigger for each.
CREATE OR REPLACE TRIGGER orders_counted_on_insert AFTER INSERT ON orders REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
CREATE OR REPLACE TRIGGER orders_counted_on_update AFTER UPDATE ON orders
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
CREATE OR REPLACE TRIGGER orders_counted_on_delete AFTER DELETE ON orders REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_orders();

-- Deleting an order deletes its items, and their own trigger can no longer see whether the order counted. They are
-- therefore subtracted before the deletion.
CREATE OR REPLACE FUNCTION uncount_items_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_items_of(ARRAY[OLD.id], -1);
  RETURN OLD;
END
$$;

CREATE OR REPLACE TRIGGER orders_items_uncounted BEFORE DELETE ON orders
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL) EXECUTE FUNCTION uncount_items_of_order();

CREATE OR REPLACE FUNCTION count_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept CONSTANT text := 'order_id, product_id, quantity, unit_price_cents';
  changed CONSTANT text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT 1 AS sign, %s FROM new_rows', kept)
    WHEN 'DELETE' THEN format('SELECT -1 AS sign, %s FROM old_rows', kept)
    ELSE format('SELECT -1 AS sign, %1$s FROM old_rows UNION ALL SELECT 1, %1$s FROM new_rows', kept)
  END;
BEGIN
  -- An item whose order is being deleted, or whose product is gone together with its rollup, changes nothing.
  EXECUTE format($sql$
    INSERT INTO product_sales (product_id, units, total_cents)
    SELECT changed.product_id, sum(sign * quantity), sum(sign * quantity::bigint * unit_price_cents)
    FROM (%s) AS changed
    JOIN orders ON orders.id = changed.order_id AND orders.deleted_at IS NULL
    JOIN products ON products.id = changed.product_id
    GROUP BY 1
    HAVING sum(sign * quantity) <> 0 OR sum(sign * quantity::bigint * unit_price_cents) <> 0
    ORDER BY 1
    ON CONFLICT (product_id) DO UPDATE
    SET units = product_sales.units + excluded.units, total_cents = product_sales.total_cents + excluded.total_cents
  $sql$, changed);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER order_items_counted_on_insert AFTER INSERT ON order_items REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_items();
CREATE OR REPLACE TRIGGER order_items_counted_on_update AFTER UPDATE ON order_items
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_items();
CREATE OR REPLACE TRIGGER order_items_counted_on_delete AFTER DELETE ON order_items REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_items();
