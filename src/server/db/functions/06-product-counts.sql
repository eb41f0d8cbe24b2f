-- The rollup product_counts: how many products each category and subcategory has. Triggers maintain it in the transaction
-- of every change of a product. Rows are locked in the order of their key, so that two changes never deadlock.

CREATE OR REPLACE FUNCTION count_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept CONSTANT text := 'category_id, coalesce(subcategory_id::text, '''') AS subcategory_id';
  -- Old rows are subtracted and new rows are added.
  changed CONSTANT text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT 1 AS sign, %s FROM new_rows', kept)
    WHEN 'DELETE' THEN format('SELECT -1 AS sign, %s FROM old_rows', kept)
    ELSE format('SELECT -1 AS sign, %1$s FROM old_rows UNION ALL SELECT 1, %1$s FROM new_rows', kept)
  END;
BEGIN
  EXECUTE format($sql$
    INSERT INTO product_counts (category_id, subcategory_id, products)
    SELECT category_id, subcategory_id, sum(sign)
    FROM (%s) AS changed
    GROUP BY 1, 2
    HAVING sum(sign) <> 0
    ORDER BY 1, 2
    ON CONFLICT (category_id, subcategory_id) DO UPDATE SET products = product_counts.products + excluded.products
  $sql$, changed);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_counted_on_insert AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_products();
CREATE OR REPLACE TRIGGER products_counted_on_update AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_products();
CREATE OR REPLACE TRIGGER products_counted_on_delete AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_products();
