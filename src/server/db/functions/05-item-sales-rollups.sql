-- The rollups of sold items for reports: item_sales_days and item_sales_months, by product, size and customisation.
-- Triggers maintain them in the transaction of every change of an order or of its items, so that no writer can forget
-- them. Their names sort after those of 02-order-rollups.sql, so they fire and lock after them. One statement writes days
-- and months, each in the order of its key, so that two changes never deadlock.

-- The subjects under which an item is counted.
CREATE OR REPLACE FUNCTION item_subjects(product_id uuid, name text, size text, printed_name text, printed_number text)
RETURNS TABLE (dimension text, subject text) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('product', coalesce(product_id::text, 'name:' || name)), ('size', size),
    ('customization', CASE WHEN printed_name IS NULL THEN 'without' ELSE 'with' END)
  UNION ALL SELECT 'name', printed_name WHERE printed_name IS NOT NULL
  UNION ALL SELECT 'number', printed_number WHERE printed_number IS NOT NULL
$$;

-- Counts whole orders: the ids, and for each the instant and the status under which it counts.
CREATE OR REPLACE FUNCTION count_item_days_of(ids uuid[], instants timestamptz[], statuses text[], signs integer[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_products_of(ids);
  WITH counted AS (
    SELECT counted.dimension, (placed.instant AT TIME ZONE 'America/Sao_Paulo')::date AS day, counted.subject,
      placed.status, sum(placed.sign * item.quantity) AS units,
      sum(placed.sign * item.quantity::bigint * item.unit_price_cents) AS cents
    FROM unnest(ids, instants, statuses, signs) AS placed(id, instant, status, sign)
    JOIN order_items item ON item.order_id = placed.id
    CROSS JOIN LATERAL item_subjects(item.product_id, item.name, item.size, item.customization_name,
      item.customization_number) AS counted
    GROUP BY 1, 2, 3, 4
  ), months AS (
    INSERT INTO item_sales_months (dimension, month, subject, status, units, total_cents)
    SELECT dimension, date_trunc('month', day)::date, subject, status, sum(units), sum(cents)
    FROM counted
    GROUP BY 1, 2, 3, 4
    HAVING sum(units) <> 0 OR sum(cents) <> 0
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (dimension, month, subject, status) DO UPDATE
    SET units = item_sales_months.units + excluded.units,
      total_cents = item_sales_months.total_cents + excluded.total_cents
  )
  INSERT INTO item_sales_days (dimension, day, subject, status, units, total_cents)
  SELECT dimension, day, subject, status, units, cents
  FROM counted
  WHERE units <> 0 OR cents <> 0
  ORDER BY 1, 2, 3, 4
  ON CONFLICT (dimension, day, subject, status) DO UPDATE
  SET units = item_sales_days.units + excluded.units, total_cents = item_sales_days.total_cents + excluded.total_cents;
  DELETE FROM item_sales_days WHERE units = 0 AND total_cents = 0;
  DELETE FROM item_sales_months WHERE units = 0 AND total_cents = 0;
END
$$;

CREATE OR REPLACE FUNCTION count_item_days_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_item_days_of(array_agg(id), array_agg(created_at), array_agg(status), array_agg(sign))
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
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER orders_item_days_on_update AFTER UPDATE ON orders
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_item_days_of_orders();

-- Deleting an order deletes its items, and their own trigger can no longer see when the order was placed. They are
-- therefore subtracted before the deletion.
CREATE OR REPLACE FUNCTION uncount_item_days_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_item_days_of(ARRAY[OLD.id], ARRAY[OLD.created_at], ARRAY[OLD.status], ARRAY[-1]);
  RETURN OLD;
END
$$;

CREATE OR REPLACE TRIGGER orders_item_days_uncounted BEFORE DELETE ON orders
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL) EXECUTE FUNCTION uncount_item_days_of_order();

CREATE OR REPLACE FUNCTION count_item_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept CONSTANT text := 'order_id, product_id, name, size, customization_name, customization_number, quantity, '
    'unit_price_cents';
  changed CONSTANT text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT 1 AS sign, %s FROM new_rows', kept)
    WHEN 'DELETE' THEN format('SELECT -1 AS sign, %s FROM old_rows', kept)
    ELSE format('SELECT -1 AS sign, %1$s FROM old_rows UNION ALL SELECT 1, %1$s FROM new_rows', kept)
  END;
BEGIN
  EXECUTE format($sql$
    WITH counted AS (
      SELECT counted.dimension, (placed.created_at AT TIME ZONE 'America/Sao_Paulo')::date AS day, counted.subject,
        placed.status, sum(sign * quantity) AS units, sum(sign * quantity::bigint * unit_price_cents) AS cents
      FROM (%s) AS changed
      JOIN orders placed ON placed.id = changed.order_id AND placed.deleted_at IS NULL
      CROSS JOIN LATERAL item_subjects(changed.product_id, changed.name, changed.size, changed.customization_name,
        changed.customization_number) AS counted
      GROUP BY 1, 2, 3, 4
    ), months AS (
      INSERT INTO item_sales_months (dimension, month, subject, status, units, total_cents)
      SELECT dimension, date_trunc('month', day)::date, subject, status, sum(units), sum(cents)
      FROM counted
      GROUP BY 1, 2, 3, 4
      HAVING sum(units) <> 0 OR sum(cents) <> 0
      ORDER BY 1, 2, 3, 4
      ON CONFLICT (dimension, month, subject, status) DO UPDATE
      SET units = item_sales_months.units + excluded.units,
        total_cents = item_sales_months.total_cents + excluded.total_cents
    )
    INSERT INTO item_sales_days (dimension, day, subject, status, units, total_cents)
    SELECT dimension, day, subject, status, units, cents
    FROM counted
    WHERE units <> 0 OR cents <> 0
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (dimension, day, subject, status) DO UPDATE
    SET units = item_sales_days.units + excluded.units,
      total_cents = item_sales_days.total_cents + excluded.total_cents
  $sql$, changed);
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM item_sales_days WHERE units = 0 AND total_cents = 0;
    DELETE FROM item_sales_months WHERE units = 0 AND total_cents = 0;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER order_items_days_on_insert AFTER INSERT ON order_items REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_item_days();
CREATE OR REPLACE TRIGGER order_items_days_on_update AFTER UPDATE ON order_items
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_item_days();
CREATE OR REPLACE TRIGGER order_items_days_on_delete AFTER DELETE ON order_items REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_item_days();
