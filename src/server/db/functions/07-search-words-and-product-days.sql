-- The words of the published products' names (product_words), by which a search corrects typing mistakes, and the days on
-- which they were added (product_days). Triggers maintain both in the transaction of every change of a product. Rows are
-- locked in the order of their key, so that two changes never deadlock.

CREATE OR REPLACE FUNCTION name_words(name text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(plain_text(name), '[^a-z0-9]+') AS word
  WHERE length(word) >= 3 AND word ~ '[a-z]'
$$;

CREATE OR REPLACE FUNCTION count_words_and_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Old rows are subtracted and new rows are added.
  changed CONSTANT text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS sign, name, created_at FROM new_rows WHERE status = ''published'''
    WHEN 'DELETE' THEN 'SELECT -1 AS sign, name, created_at FROM old_rows WHERE status = ''published'''
    ELSE 'SELECT sum(sign)::int AS sign, name, created_at FROM ('
      'SELECT -1 AS sign, name, created_at FROM old_rows WHERE status = ''published'' '
      'UNION ALL SELECT 1, name, created_at FROM new_rows WHERE status = ''published'''
      ') AS row GROUP BY 2, 3 HAVING sum(sign) <> 0'
  END;
BEGIN
  EXECUTE format($sql$
    INSERT INTO product_words (word, products)
    SELECT word, sum(sign)
    FROM (%s) AS changed CROSS JOIN LATERAL name_words(name) AS word
    GROUP BY 1
    HAVING sum(sign) <> 0
    ORDER BY 1
    ON CONFLICT (word) DO UPDATE SET products = product_words.products + excluded.products
  $sql$, changed);
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM product_words WHERE products = 0;
  END IF;
  EXECUTE format($sql$
    INSERT INTO product_days (day, products)
    SELECT (created_at AT TIME ZONE 'America/Sao_Paulo')::date, sum(sign)
    FROM (%s) AS changed
    GROUP BY 1
    HAVING sum(sign) <> 0
    ORDER BY 1
    ON CONFLICT (day) DO UPDATE SET products = product_days.products + excluded.products
  $sql$, changed);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_words_on_insert AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_words_and_days();
CREATE OR REPLACE TRIGGER products_words_on_update AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_words_and_days();
CREATE OR REPLACE TRIGGER products_words_on_delete AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_words_and_days();
