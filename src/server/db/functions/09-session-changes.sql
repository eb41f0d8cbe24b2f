-- Tells every process of the shop that a session has ended, or that its user has another role or e-mail: each caches who
-- is signed in (src/server/identity/session-cache.ts). PostgreSQL sends equal notifications of a transaction once.

CREATE OR REPLACE FUNCTION notify_session_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('manto_changes', '{"topic":"sessions"}');
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER sessions_change_on_delete AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION notify_session_change();
-- A renewal, which only extends a session, changes nothing that is cached.
CREATE OR REPLACE TRIGGER sessions_change_on_update AFTER UPDATE ON sessions
  FOR EACH ROW WHEN (NEW.expires_at < OLD.expires_at OR NEW.user_id <> OLD.user_id OR NEW.id <> OLD.id)
  EXECUTE FUNCTION notify_session_change();
CREATE OR REPLACE TRIGGER sessions_change_with_user AFTER UPDATE ON users
  FOR EACH ROW WHEN (NEW.email <> OLD.email OR NEW.id <> OLD.id)
  EXECUTE FUNCTION notify_session_change();
CREATE OR REPLACE TRIGGER sessions_change_with_role AFTER INSERT OR UPDATE OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION notify_session_change();
