-- Pages of a product and of its packs say where a batch comes from and whether it is recalled, also when none of it is left to sell.
CREATE OR REPLACE FUNCTION public.batches_traced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.note_catalogue_change('PRODUCT', ARRAY(SELECT product_id FROM public.packs WHERE id = NEW.pack_id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER batches_traced AFTER UPDATE OF out_of_sale, recall_reason, producer_id, harvested_from, harvested_until, milled_on,
  packed_on, best_before, lab_report_id ON public.batches FOR EACH ROW
  WHEN ((OLD.out_of_sale, OLD.recall_reason, OLD.producer_id, OLD.harvested_from, OLD.harvested_until, OLD.milled_on, OLD.packed_on,
    OLD.best_before, OLD.lab_report_id) IS DISTINCT FROM (NEW.out_of_sale, NEW.recall_reason, NEW.producer_id, NEW.harvested_from,
    NEW.harvested_until, NEW.milled_on, NEW.packed_on, NEW.best_before, NEW.lab_report_id))
  EXECUTE FUNCTION public.batches_traced();
