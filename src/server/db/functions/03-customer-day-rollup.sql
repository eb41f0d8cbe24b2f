-- The rollup customer_days: how many customers ordered for the first time on each day. Triggers on customers maintain it,
-- because customers are themselves written by triggers (02-order-rollups.sql) and by no service.

CREATE OR REPLACE FUNCTION count_first_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed CONSTANT text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS sign, first_order_at FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT -1 AS sign, first_order_at FROM old_rows'
    ELSE 'SELECT -1 AS sign, first_order_at FROM old_rows UNION ALL SELECT 1, first_order_at FROM new_rows'
  END;
BEGIN
  EXECUTE format($sql$
    INSERT INTO customer_days (day, customers)
    SELECT (first_order_at AT TIME ZONE 'America/Sao_Paulo')::date, sum(sign)
    FROM (%s) AS changed
    GROUP BY 1
    HAVING sum(sign) <> 0
    ORDER BY 1
    ON CONFLICT (day) DO UPDATE SET customers = customer_days.customers + excluded.customers
  $sql$, changed);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER customers_counted_on_insert AFTER INSERT ON customers REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_first_orders();
CREATE OR REPLACE TRIGGER customers_counted_on_update AFTER UPDATE ON customers
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_first_orders();
CREATE OR REPLACE TRIGGER customers_counted_on_delete AFTER DELETE ON customers REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_first_orders();
