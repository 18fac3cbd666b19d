-- Without the lock two transactions could each remove one of the last two.
CREATE OR REPLACE FUNCTION public.keep_a_super_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7202416);
  IF NOT EXISTS (SELECT FROM public.staff WHERE role = 1 AND active) THEN
    RAISE EXCEPTION 'the last Super Admin stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_last_super_admin_check';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER staff_super_admin_leaves AFTER UPDATE ON public.staff FOR EACH ROW
  WHEN (OLD.role = 1 AND OLD.active AND NOT (NEW.role = 1 AND NEW.active)) EXECUTE FUNCTION public.keep_a_super_admin();

CREATE OR REPLACE TRIGGER staff_super_admin_removed AFTER DELETE ON public.staff FOR EACH ROW WHEN (OLD.role = 1 AND OLD.active)
  EXECUTE FUNCTION public.keep_a_super_admin();
