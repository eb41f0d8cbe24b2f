-- Merges the oldest rows of the journal into the folded sums, at most `batch` of each kind, and returns how many it took.
-- One process folds at a time, by a lock that its caller holds; its transaction makes it all or nothing.
CREATE OR REPLACE FUNCTION fold_sales(batch integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  taken integer := 0;
  ids bigint[];
BEGIN
  ids := ARRAY(SELECT id FROM order_deltas ORDER BY id LIMIT batch);
  IF cardinality(ids) > 0 THEN
    taken := taken + cardinality(ids);
    WITH folded AS (DELETE FROM order_deltas WHERE id = ANY (ids) RETURNING *)
    INSERT INTO folded_sales_days AS kept (day, status, orders, total_cents, delivery_cents, discount_cents)
    SELECT day, status, sum(orders), sum(total_cents), sum(delivery_cents), sum(discount_cents) FROM folded GROUP BY 1, 2
    ON CONFLICT (day, status) DO UPDATE
    SET orders = kept.orders + excluded.orders, total_cents = kept.total_cents + excluded.total_cents,
      delivery_cents = kept.delivery_cents + excluded.delivery_cents,
      discount_cents = kept.discount_cents + excluded.discount_cents;
  END IF;

  ids := ARRAY(SELECT id FROM customer_deltas ORDER BY id LIMIT batch);
  IF cardinality(ids) > 0 THEN
    taken := taken + cardinality(ids);
    WITH folded AS (DELETE FROM customer_deltas WHERE id = ANY (ids) RETURNING *)
    INSERT INTO folded_customer_days AS kept (day, customers)
    SELECT day, sum(customers) FROM folded GROUP BY 1
    ON CONFLICT (day) DO UPDATE SET customers = kept.customers + excluded.customers;
  END IF;

  ids := ARRAY(SELECT id FROM item_deltas ORDER BY id LIMIT batch);
  IF cardinality(ids) > 0 THEN
    taken := taken + cardinality(ids);
    PERFORM fold_items(ids);
  END IF;

  ids := ARRAY(SELECT id FROM moved_products ORDER BY id LIMIT batch);
  IF cardinality(ids) > 0 THEN
    taken := taken + cardinality(ids);
    PERFORM fold_moves(ids);
  END IF;
  RETURN taken;
END
$$;

-- A product's sums are kept under the category that is recorded with them until fold_moves changes both.
CREATE OR REPLACE FUNCTION fold_items(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO folded_product_sales AS kept (product_id, units, total_cents, category_id)
  SELECT delta.product_id, delta.units, delta.total_cents, product.category_id
  FROM (
    SELECT product_id, sum(units) AS units, sum(total_cents) AS total_cents
    FROM item_deltas WHERE id = ANY (ids) AND product_id IS NOT NULL GROUP BY 1
  ) AS delta
  LEFT JOIN products product ON product.id = delta.product_id
  ON CONFLICT (product_id) DO UPDATE
  SET units = kept.units + excluded.units, total_cents = kept.total_cents + excluded.total_cents;

  WITH delta AS MATERIALIZED (
    SELECT item.*, coalesce(sold.category_id, '') AS category
    FROM item_deltas item LEFT JOIN folded_product_sales sold ON sold.product_id = item.product_id
    WHERE item.id = ANY (ids)
  ), counted AS MATERIALIZED (
    SELECT looked_at.dimension, delta.day, looked_at.subject, delta.status, sum(delta.units) AS units,
      sum(delta.total_cents) AS total_cents
    FROM delta
    CROSS JOIN LATERAL (
      SELECT dimension, subject
      FROM item_subjects(delta.product_id, delta.name, delta.size, delta.printed_name, delta.printed_number)
      UNION ALL SELECT 'category', delta.category
    ) AS looked_at
    GROUP BY 1, 2, 3, 4
  ), months AS (
    INSERT INTO folded_item_sales_months AS kept (dimension, month, subject, status, units, total_cents)
    SELECT dimension, date_trunc('month', day)::date, subject, status, sum(units), sum(total_cents)
    FROM counted GROUP BY 1, 2, 3, 4
    ON CONFLICT (dimension, month, subject, status) DO UPDATE
    SET units = kept.units + excluded.units, total_cents = kept.total_cents + excluded.total_cents
  ), ranked AS (
    INSERT INTO sales_ranking_products AS kept
      (ranking_id, subject, units, total_cents, previous_units, previous_total_cents)
    SELECT ranking.id, counted.subject,
      coalesce(sum(counted.units) FILTER (WHERE counted.day BETWEEN ranking.first_day AND ranking.last_day), 0),
      coalesce(sum(counted.total_cents) FILTER (WHERE counted.day BETWEEN ranking.first_day AND ranking.last_day), 0),
      coalesce(sum(counted.units)
        FILTER (WHERE counted.day BETWEEN ranking.previous_first_day AND ranking.previous_last_day), 0),
      coalesce(sum(counted.total_cents)
        FILTER (WHERE counted.day BETWEEN ranking.previous_first_day AND ranking.previous_last_day), 0)
    FROM counted JOIN sales_rankings ranking
      ON (counted.day BETWEEN ranking.first_day AND ranking.last_day
          OR counted.day BETWEEN ranking.previous_first_day AND ranking.previous_last_day)
        AND ranking.status IN ('all', counted.status)
    WHERE counted.dimension = 'product'
    GROUP BY 1, 2
    ON CONFLICT (ranking_id, subject) DO UPDATE
    SET units = kept.units + excluded.units, total_cents = kept.total_cents + excluded.total_cents,
      previous_units = kept.previous_units + excluded.previous_units,
      previous_total_cents = kept.previous_total_cents + excluded.previous_total_cents
  )
  INSERT INTO folded_item_sales_days AS kept (dimension, day, subject, status, units, total_cents)
  SELECT dimension, day, subject, status, units, total_cents FROM counted
  ON CONFLICT (dimension, day, subject, status) DO UPDATE
  SET units = kept.units + excluded.units, total_cents = kept.total_cents + excluded.total_cents;

  DELETE FROM item_deltas WHERE id = ANY (ids);
  PERFORM remove_empty_sales();
END
$$;

-- Sums that have come down to zero are removed, so that an erased name leaves no trace.
CREATE OR REPLACE FUNCTION remove_empty_sales() RETURNS void LANGUAGE sql AS $$
  DELETE FROM folded_item_sales_days WHERE units = 0 AND total_cents = 0;
  DELETE FROM folded_item_sales_months WHERE units = 0 AND total_cents = 0;
  DELETE FROM folded_product_sales WHERE units = 0 AND total_cents = 0;
  DELETE FROM sales_ranking_products
  WHERE units = 0 AND previous_units = 0 AND total_cents = 0 AND previous_total_cents = 0
$$;

CREATE OR REPLACE FUNCTION fold_moves(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH move AS MATERIALIZED (
    SELECT * FROM open_moves
    WHERE product IN (SELECT product_id::text FROM moved_products WHERE id = ANY (ids))
  ), months AS (
    INSERT INTO folded_item_sales_months AS kept (dimension, month, subject, status, units, total_cents)
    SELECT 'category', sold.month, move.category, sold.status, sum(move.sign * sold.units),
      sum(move.sign * sold.total_cents)
    FROM move JOIN folded_item_sales_months sold ON sold.dimension = 'product' AND sold.subject = move.product
    GROUP BY 1, 2, 3, 4
    ON CONFLICT (dimension, month, subject, status) DO UPDATE
    SET units = kept.units + excluded.units, total_cents = kept.total_cents + excluded.total_cents
  ), days AS (
    INSERT INTO folded_item_sales_days AS kept (dimension, day, subject, status, units, total_cents)
    SELECT 'category', sold.day, move.category, sold.status, sum(move.sign * sold.units),
      sum(move.sign * sold.total_cents)
    FROM move JOIN folded_item_sales_days sold ON sold.dimension = 'product' AND sold.subject = move.product
    GROUP BY 1, 2, 3, 4
    ON CONFLICT (dimension, day, subject, status) DO UPDATE
    SET units = kept.units + excluded.units, total_cents = kept.total_cents + excluded.total_cents
  )
  UPDATE folded_product_sales SET category_id = nullif(move.category, '')
  FROM move WHERE folded_product_sales.product_id = move.product::uuid AND move.sign = 1;

  DELETE FROM moved_products WHERE id = ANY (ids);
  PERFORM remove_empty_sales();
END
$$;
