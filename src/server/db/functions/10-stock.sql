-- The ledger of the stock. Every change of a size's units appends its difference to stock_movements, in its own
-- transaction, so that the movements always sum to the units: nobody can change the one without the other.

CREATE OR REPLACE FUNCTION record_stock_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  level stock_levels := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  before integer := CASE TG_OP WHEN 'INSERT' THEN 0 ELSE OLD.units END;
  after integer := CASE TG_OP WHEN 'DELETE' THEN 0 ELSE NEW.units END;
  category text;
BEGIN
  SELECT category_id INTO category FROM products WHERE id = level.product_id;
  -- The movements of a deleted product are deleted with it.
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  INSERT INTO stock_movements (product_id, size, delta, units, reason, order_id, changed_by, note, created_at)
  VALUES (
    level.product_id, level.size, after - before, CASE WHEN TG_OP <> 'DELETE' THEN after END,
    level.reason, CASE WHEN TG_OP <> 'DELETE' THEN level.order_id END, level.changed_by, level.note, level.updated_at
  );
  -- Pages mark sizes of which few units are left: at most 20, MAX_FEW_UNITS of the domain.
  IF TG_OP <> 'UPDATE' OR least(before, after) <= 20 THEN
    PERFORM pg_notify('manto_changes', json_build_object(
      'topic', 'products', 'ids', json_build_array(level.product_id), 'categoryIds', json_build_array(category)
    )::text);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER stock_levels_recorded_on_insert AFTER INSERT ON stock_levels
  FOR EACH ROW EXECUTE FUNCTION record_stock_movement();
CREATE OR REPLACE TRIGGER stock_levels_recorded_on_update AFTER UPDATE ON stock_levels
  FOR EACH ROW WHEN (NEW.units <> OLD.units) EXECUTE FUNCTION record_stock_movement();
CREATE OR REPLACE TRIGGER stock_levels_recorded_on_delete AFTER DELETE ON stock_levels
  FOR EACH ROW EXECUTE FUNCTION record_stock_movement();
