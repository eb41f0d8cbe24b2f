-- The rollup product_counts: how many products each category and subcategory has, and how many of them are published and
-- on offer. Triggers maintain it in the transaction of every change of a product. Rows are locked in the order of their
-- key, so that two changes never deadlock.

CREATE OR REPLACE FUNCTION count_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept CONSTANT text := 'category_id, coalesce(subcategory_id::text, '''') AS subcategory_id, '
    'status = ''published'' AS is_published, is_on_offer';
  -- Old rows are subtracted and new rows are added.
  changed CONSTANT text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT 1 AS sign, %s FROM new_rows', kept)
    WHEN 'DELETE' THEN format('SELECT -1 AS sign, %s FROM old_rows', kept)
    ELSE format('SELECT -1 AS sign, %1$s FROM old_rows UNION ALL SELECT 1, %1$s FROM new_rows', kept)
  END;
BEGIN
  EXECUTE format($sql$
    INSERT INTO product_counts (category_id, subcategory_id, products, published, on_offer)
    SELECT * FROM (
      SELECT category_id, subcategory_id, sum(sign) AS products,
        coalesce(sum(sign) FILTER (WHERE is_published), 0) AS published,
        coalesce(sum(sign) FILTER (WHERE is_published AND is_on_offer), 0) AS on_offer
      FROM (%s) AS changed
      GROUP BY 1, 2
    ) AS difference
    WHERE products <> 0 OR published <> 0 OR on_offer <> 0
    ORDER BY 1, 2
    ON CONFLICT (category_id, subcategory_id) DO UPDATE SET
      products = product_counts.products + excluded.products,
      published = product_counts.published + excluded.published,
      on_offer = product_counts.on_offer + excluded.on_offer
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
