-- What readers see: the folded sums and the journal that is not folded yet, read in one statement and therefore exact at
-- every moment. Conditions on days, dimensions and subjects reach the index of the folded sums.

-- The subjects under which an item is counted, except its category.
CREATE OR REPLACE FUNCTION item_subjects(product_id uuid, name text, size text, printed_name text, printed_number text)
RETURNS TABLE (dimension text, subject text) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('product', coalesce(product_id::text, 'name:' || name)), ('size', size),
    ('customization', CASE WHEN printed_name IS NULL THEN 'without' ELSE 'with' END)
  UNION ALL SELECT 'name', printed_name WHERE printed_name IS NOT NULL
  UNION ALL SELECT 'number', printed_number WHERE printed_number IS NOT NULL
$$;

CREATE OR REPLACE VIEW sales_days AS
SELECT day, status, sum(orders)::integer AS orders, sum(total_cents)::bigint AS total_cents,
  sum(delivery_cents)::bigint AS delivery_cents, sum(discount_cents)::bigint AS discount_cents
FROM (
  SELECT day, status, orders, total_cents, delivery_cents, discount_cents FROM folded_sales_days
  UNION ALL SELECT day, status, orders, total_cents, delivery_cents, discount_cents FROM order_deltas
) AS part
GROUP BY day, status;

CREATE OR REPLACE VIEW customer_days AS
SELECT day, sum(customers)::integer AS customers
FROM (
  SELECT day, customers FROM folded_customer_days
  UNION ALL SELECT day, customers FROM customer_deltas
) AS part
GROUP BY day;

CREATE OR REPLACE VIEW product_sales AS
SELECT product_id, sum(units)::integer AS units, sum(total_cents)::bigint AS total_cents
FROM (
  SELECT product_id, units, total_cents FROM folded_product_sales
  UNION ALL SELECT product_id, units, total_cents FROM item_deltas WHERE product_id IS NOT NULL
) AS part
GROUP BY product_id
HAVING sum(units) <> 0 OR sum(total_cents) <> 0;

-- The items of the journal under each of their subjects.
CREATE OR REPLACE VIEW open_item_sales AS
SELECT counted.dimension, delta.day, counted.subject, delta.status, delta.units, delta.total_cents
FROM item_deltas delta
CROSS JOIN LATERAL item_subjects(delta.product_id, delta.name, delta.size, delta.printed_name, delta.printed_number) AS counted
UNION ALL
SELECT 'category', delta.day, coalesce(product.category_id, ''), delta.status, delta.units, delta.total_cents
FROM item_deltas delta LEFT JOIN products product ON product.id = delta.product_id;

-- The products whose folded sums still count in another category than their present one, which is subtracted (-1) here
-- and added (1) there.
CREATE OR REPLACE VIEW open_moves AS
SELECT moved.product_id::text AS product, side.sign, side.category
FROM (SELECT DISTINCT product_id FROM moved_products) AS moved
JOIN folded_product_sales counted ON counted.product_id = moved.product_id
LEFT JOIN products product ON product.id = moved.product_id
CROSS JOIN LATERAL (
  VALUES (-1, coalesce(counted.category_id, '')), (1, coalesce(product.category_id, ''))
) AS side(sign, category)
WHERE counted.category_id IS DISTINCT FROM product.category_id;

-- OFFSET 0 keeps the planner from reading the sums of all products for the few that have moved.
CREATE OR REPLACE VIEW item_sales_days AS
SELECT dimension, day, subject, status, sum(units)::integer AS units, sum(total_cents)::bigint AS total_cents
FROM (
  SELECT dimension, day, subject, status, units, total_cents FROM folded_item_sales_days
  UNION ALL SELECT dimension, day, subject, status, units, total_cents FROM open_item_sales
  UNION ALL
  SELECT 'category', sold.day, move.category, sold.status, move.sign * sold.units, move.sign * sold.total_cents
  FROM open_moves move
  CROSS JOIN LATERAL (
    SELECT * FROM folded_item_sales_days WHERE dimension = 'product' AND subject = move.product OFFSET 0
  ) AS sold
) AS part
GROUP BY dimension, day, subject, status
HAVING sum(units) <> 0 OR sum(total_cents) <> 0;

CREATE OR REPLACE VIEW item_sales_months AS
SELECT dimension, month, subject, status, sum(units)::integer AS units, sum(total_cents)::bigint AS total_cents
FROM (
  SELECT dimension, month, subject, status, units, total_cents FROM folded_item_sales_months
  UNION ALL
  SELECT dimension, date_trunc('month', day)::date, subject, status, units, total_cents FROM open_item_sales
  UNION ALL
  SELECT 'category', sold.month, move.category, sold.status, move.sign * sold.units, move.sign * sold.total_cents
  FROM open_moves move
  CROSS JOIN LATERAL (
    SELECT * FROM folded_item_sales_months WHERE dimension = 'product' AND subject = move.product OFFSET 0
  ) AS sold
) AS part
GROUP BY dimension, month, subject, status
HAVING sum(units) <> 0 OR sum(total_cents) <> 0;
