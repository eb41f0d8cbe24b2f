-- The sums of item_sales_months, kept beside those of the days by the same triggers. One statement writes both, each in the
-- order of its key: triggers on the days' own rows would lock months in the order in which days happen to be new.

CREATE OR REPLACE FUNCTION count_item_days_of(ids uuid[], instants timestamptz[], statuses text[], signs integer[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
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
$$;--> statement-breakpoint

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
$$;--> statement-breakpoint

-- What was sold before this table existed.
INSERT INTO item_sales_months (dimension, month, subject, status, units, total_cents)
SELECT dimension, date_trunc('month', day)::date, subject, status, sum(units), sum(total_cents)
FROM item_sales_days GROUP BY 1, 2, 3, 4
HAVING sum(units) <> 0 OR sum(total_cents) <> 0;
