CREATE TABLE "invoice_series" (
	"kind" text NOT NULL,
	"financial_year" integer NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "invoice_series_kind_financial_year_pk" PRIMARY KEY("kind","financial_year"),
	CONSTRAINT "invoice_series_kind_check" CHECK ("invoice_series"."kind" IN ('TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL', 'INVOICE', 'CREDIT_NOTE', 'REFUND_VOUCHER'))
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"financial_year" integer NOT NULL,
	"number" integer NOT NULL,
	"serial" text NOT NULL,
	"order_id" text NOT NULL,
	"invoice_id" text,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb,
	"place_of_supply" text NOT NULL,
	"lines" jsonb NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"rounding_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"refunded_paise" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("kind","financial_year","number"),
	CONSTRAINT "invoices_serial_unique" UNIQUE("serial"),
	CONSTRAINT "invoices_kind_check" CHECK ("invoices"."kind" IN ('TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL', 'INVOICE', 'CREDIT_NOTE', 'REFUND_VOUCHER')),
	CONSTRAINT "invoices_serial_check" CHECK ("invoices"."number" > 0 AND length("invoices"."serial") <= 16),
	CONSTRAINT "invoices_note_check" CHECK (("invoices"."kind" = 'CREDIT_NOTE') = ("invoices"."invoice_id" IS NOT NULL)),
	CONSTRAINT "invoices_total_check" CHECK ("invoices"."total_paise" = "invoices"."taxable_paise" + "invoices"."cgst_paise" + "invoices"."sgst_paise" + "invoices"."igst_paise" + "invoices"."rounding_paise"),
	CONSTRAINT "invoices_amounts_check" CHECK (least("invoices"."taxable_paise", "invoices"."cgst_paise", "invoices"."igst_paise") >= 0),
	CONSTRAINT "invoices_halves_check" CHECK ("invoices"."cgst_paise" = "invoices"."sgst_paise" AND ("invoices"."igst_paise" = 0 OR "invoices"."cgst_paise" = 0)),
	CONSTRAINT "invoices_rounding_check" CHECK (CASE WHEN "invoices"."kind" IN ('TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL', 'INVOICE') THEN "invoices"."total_paise" % 100 = 0 AND "invoices"."rounding_paise" BETWEEN -50 AND 50 ELSE "invoices"."rounding_paise" = 0 END)
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_invoice_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order_unique" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" IN ('TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL', 'INVOICE');--> statement-breakpoint
CREATE INDEX "invoices_order_index" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_invoice_index" ON "invoices" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_issued_index" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
-- What a tax office relies on holds whoever writes: numbers grow by one, a document's lines are its sums, credit notes never exceed
-- their invoice, and nothing is changed later but a buyer that is forgotten.
CREATE FUNCTION count_up_by_one() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.kind, NEW.financial_year, NEW.last_number) = (OLD.kind, OLD.financial_year, OLD.last_number + 1) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' AND NEW.last_number = 1 THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a series of invoices has no gaps' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoice_series_gaps_check';
END $$;
--> statement-breakpoint
CREATE FUNCTION assert_invoice_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  summed record;
BEGIN
  IF NEW.number IS DISTINCT FROM (SELECT last_number FROM invoice_series WHERE kind = NEW.kind AND financial_year = NEW.financial_year) THEN
    RAISE EXCEPTION 'document % is not the next of its series', NEW.serial USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_next_check';
  END IF;
  SELECT sum("taxablePaise") AS taxable, sum("cgstPaise") AS cgst, sum("sgstPaise") AS sgst, sum("igstPaise") AS igst,
         bool_and("listedPaise" - "discountPaise" + "deliveryPaise" = "taxablePaise" + "cgstPaise" + "sgstPaise" + "igstPaise") AS each INTO summed
  FROM jsonb_to_recordset(NEW.lines) AS line ("listedPaise" bigint, "discountPaise" bigint, "deliveryPaise" bigint, "taxablePaise" bigint, "cgstPaise" bigint, "sgstPaise" bigint, "igstPaise" bigint);
  IF (summed.taxable, summed.cgst, summed.sgst, summed.igst, summed.each) IS DISTINCT FROM (NEW.taxable_paise::numeric, NEW.cgst_paise::numeric, NEW.sgst_paise::numeric, NEW.igst_paise::numeric, true) THEN
    RAISE EXCEPTION 'the lines of document % are not its sums', NEW.serial USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_lines_check';
  END IF;
  IF NEW.invoice_id IS NOT NULL AND EXISTS (
    SELECT FROM invoices AS invoice
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(taxable_paise), 0) + NEW.taxable_paise AS taxable, coalesce(sum(cgst_paise), 0) + NEW.cgst_paise AS cgst, coalesce(sum(igst_paise), 0) + NEW.igst_paise AS igst
      FROM invoices AS note WHERE note.invoice_id = invoice.id) AS credited
    WHERE invoice.id = NEW.invoice_id
      AND (credited.taxable > invoice.taxable_paise OR credited.cgst > invoice.cgst_paise OR credited.igst > invoice.igst_paise)) THEN
    RAISE EXCEPTION 'credit note % exceeds its invoice', NEW.serial USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_credit_check';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION reject_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.buyer IS NULL AND to_jsonb(NEW) - 'buyer' = to_jsonb(OLD) - 'buyer' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'document % is never changed', OLD.serial USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_series_count BEFORE INSERT OR UPDATE OR DELETE ON invoice_series FOR EACH ROW EXECUTE FUNCTION count_up_by_one();
--> statement-breakpoint
CREATE TRIGGER invoices_add_up BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION assert_invoice_adds_up();
--> statement-breakpoint
CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION reject_invoice_change();
