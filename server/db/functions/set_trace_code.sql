-- A release that knows no codes may write batches, too.
CREATE OR REPLACE FUNCTION public.set_trace_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.trace_code := public.new_trace_code();
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER batches_trace_code BEFORE INSERT ON public.batches FOR EACH ROW WHEN (NEW.trace_code IS NULL)
  EXECUTE FUNCTION public.set_trace_code();

UPDATE public.batches SET trace_code = public.new_trace_code() WHERE trace_code IS NULL;
