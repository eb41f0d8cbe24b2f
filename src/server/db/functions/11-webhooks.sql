-- The outbox of webhooks. What happens to an order, a product or the stock of a size writes one row for each active endpoint
-- that wants to know, in its own transaction: what is rolled back was never told, and what is committed is never forgotten.
-- A shop without endpoints pays for a look into an empty table. The bodies name no person, because the log outlives an
-- erasure. Nothing here notifies: a transaction that does would queue (docs/decisions/0040).

CREATE OR REPLACE FUNCTION is_webhook_wanted(event_type text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM webhook_endpoints WHERE active AND event_type = ANY (events));
END
$$;

CREATE OR REPLACE FUNCTION webhook_time(at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- The endpoints are locked by key: one that is deleted at this moment is left out, and never refuses what happens.
CREATE OR REPLACE FUNCTION write_webhook(event_type text, event_subject uuid, event_data json) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (endpoint_id, type, subject, xact, body, attempt_at, created_at)
  SELECT wanting.id, event_type, event_subject::text, pg_current_xact_id()::text::bigint,
    json_build_object('type', event_type, 'timestamp', webhook_time(now()), 'data', event_data)::text, now(), now()
  FROM (
    SELECT id FROM webhook_endpoints WHERE active AND event_type = ANY (events) ORDER BY id FOR KEY SHARE
  ) AS wanting
  ON CONFLICT (subject, xact, endpoint_id) WHERE type = 'product.changed' AND xact IS NOT NULL
  DO UPDATE SET body = excluded.body;
END
$$;

CREATE OR REPLACE FUNCTION write_order_webhook(event_type text, placed orders) RETURNS void
LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF NOT is_webhook_wanted(event_type) THEN
    RETURN;
  END IF;
  PERFORM write_webhook(event_type, placed.id, json_build_object(
    'id', placed.id, 'number', '#' || left(placed.id::text, 8), 'status', placed.status, 'step', placed.step,
    'total_cents', placed.total_cents, 'paid_at', webhook_time(placed.paid_at),
    'created_at', webhook_time(placed.created_at),
    'items', (
      SELECT coalesce(json_agg(json_build_object(
        'product_id', item.product_id, 'name', item.name, 'size', item.size, 'quantity', item.quantity,
        'unit_price_cents', item.unit_price_cents
      ) ORDER BY item.position), '[]'::json)
      FROM order_items item WHERE item.order_id = placed.id
    )
  ));
END
$$;

-- The statement that places an order writes its items, too, and triggers run when all of it is done.
CREATE OR REPLACE FUNCTION tell_of_new_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_webhook('order.created', NEW);
  IF NEW.paid_at IS NOT NULL THEN
    PERFORM write_order_webhook('order.paid', NEW);
  END IF;
  RETURN NULL;
END
$$;

-- Who was told that an order is gone hears no more of it, until it is back, as of a new one.
CREATE OR REPLACE FUNCTION tell_of_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_back boolean := OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL;
BEGIN
  IF OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN
    PERFORM write_order_webhook('order.cancelled', NEW);
  END IF;
  IF NEW.deleted_at IS NOT NULL THEN
    RETURN NULL;
  END IF;
  IF is_back THEN
    PERFORM write_order_webhook('order.created', NEW);
  END IF;
  IF NEW.paid_at IS NOT NULL AND (is_back OR OLD.paid_at IS NULL) THEN
    PERFORM write_order_webhook('order.paid', NEW);
  END IF;
  IF OLD.step <> NEW.step THEN
    PERFORM write_order_webhook('order.step', NEW);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER orders_told_on_insert AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.deleted_at IS NULL) EXECUTE FUNCTION tell_of_new_order();
CREATE OR REPLACE TRIGGER orders_told_on_update AFTER UPDATE ON orders
  FOR EACH ROW WHEN (
    (OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL) OR OLD.step <> NEW.step
    OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)
  ) EXECUTE FUNCTION tell_of_changed_order();

-- A product that one transaction changes several times is told of once, as it is in the end; a new one stays new.
CREATE OR REPLACE FUNCTION tell_of_product() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  product products := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  what text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'DELETE' THEN 'deleted' ELSE 'changed' END;
BEGIN
  IF NOT is_webhook_wanted('product.changed') THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND EXISTS (
    SELECT FROM webhook_deliveries
    WHERE type = 'product.changed' AND subject = product.id::text AND xact = pg_current_xact_id()::text::bigint
      AND body::json #>> '{data,change}' = 'created'
  ) THEN
    what := 'created';
  END IF;
  PERFORM write_webhook('product.changed', product.id, json_build_object(
    'id', product.id, 'name', product.name, 'path', '/produto/' || product.id, 'change', what,
    'status', product.status, 'price_cents', product.price_cents
  ));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_told_on_insert AFTER INSERT ON products
  FOR EACH ROW EXECUTE FUNCTION tell_of_product();
CREATE OR REPLACE TRIGGER products_told_on_update AFTER UPDATE ON products
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_of_product();
CREATE OR REPLACE TRIGGER products_told_on_delete AFTER DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION tell_of_product();

-- Only a fall is told, once: the number that the owner calls few is crossed, or without one, zero is reached.
CREATE OR REPLACE FUNCTION tell_of_low_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  threshold integer;
BEGIN
  IF NOT is_webhook_wanted('stock.low') THEN
    RETURN NULL;
  END IF;
  SELECT coalesce((data ->> 'fewUnits')::integer, 0) INTO threshold FROM store_settings;
  IF NEW.units <= threshold AND OLD.units > threshold THEN
    PERFORM write_webhook('stock.low', NEW.product_id, json_build_object(
      'product_id', NEW.product_id, 'name', (SELECT name FROM products WHERE id = NEW.product_id), 'size', NEW.size,
      'units', NEW.units, 'threshold', threshold
    ));
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER stock_levels_told_on_update AFTER UPDATE ON stock_levels
  FOR EACH ROW WHEN (NEW.units < OLD.units) EXECUTE FUNCTION tell_of_low_stock();
