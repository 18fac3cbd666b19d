CREATE TABLE "bank_lines" (
	"reference" text PRIMARY KEY NOT NULL,
	"amount_paise" bigint NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL,
	"transfer_id" text,
	"dismissed_by" text,
	"imported_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_lines_reference_check" CHECK ("bank_lines"."reference" ~ '^[0-9]{12}$'),
	CONSTRAINT "bank_lines_amount_check" CHECK ("bank_lines"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"quantity" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"photo_id" text,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"decision_reason" text,
	"refund_id" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "complaints_line_unique" UNIQUE("order_id","line_no"),
	CONSTRAINT "complaints_kind_check" CHECK ("complaints"."kind" IN ('DAMAGED', 'MISSING', 'WRONG', 'QUALITY')),
	CONSTRAINT "complaints_state_check" CHECK ("complaints"."state" IN ('OPEN', 'REPLACED', 'REFUNDED', 'DECLINED')),
	CONSTRAINT "complaints_quantity_check" CHECK ("complaints"."quantity" BETWEEN 1 AND 99)
);
--> statement-breakpoint
CREATE TABLE "day_closings" (
	"day" date PRIMARY KEY NOT NULL,
	"totals" jsonb NOT NULL,
	"difference_paise" bigint NOT NULL,
	"note" text,
	"closed_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity_before" integer NOT NULL,
	"quantity_after" integer NOT NULL,
	"substitute_line_no" integer,
	"reduced_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"staff_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_changes_kind_check" CHECK ("order_changes"."kind" IN ('SHORTED', 'SUBSTITUTED', 'LEFT_OUT')),
	CONSTRAINT "order_changes_quantity_check" CHECK ("order_changes"."quantity_after" BETWEEN 0 AND "order_changes"."quantity_before"),
	CONSTRAINT "order_changes_reduced_check" CHECK ("order_changes"."reduced_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_feed" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_feed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"requested_by" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_approvals_state_check" CHECK ("refund_approvals"."state" IN ('WAITING', 'APPROVED', 'DECLINED')),
	CONSTRAINT "refund_approvals_amount_check" CHECK ("refund_approvals"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "staff_requests" (
	"staff_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_requests_staff_id_key_pk" PRIMARY KEY("staff_id","key")
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"area_id" text DEFAULT 'main' NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "closed_days_area_id_day_pk" PRIMARY KEY("area_id","day")
);
--> statement-breakpoint
CREATE TABLE "delivery_windows" (
	"id" text PRIMARY KEY NOT NULL,
	"area_id" text DEFAULT 'main' NOT NULL,
	"weekday" integer NOT NULL,
	"start_minute" integer NOT NULL,
	"end_minute" integer NOT NULL,
	"capacity" integer NOT NULL,
	"cut_off_minutes" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "delivery_windows_time_unique" UNIQUE("area_id","weekday","start_minute","end_minute"),
	CONSTRAINT "delivery_windows_weekday_check" CHECK ("delivery_windows"."weekday" BETWEEN 0 AND 6),
	CONSTRAINT "delivery_windows_time_check" CHECK ("delivery_windows"."start_minute" >= 0 AND "delivery_windows"."end_minute" > "delivery_windows"."start_minute" AND "delivery_windows"."end_minute" <= 1440),
	CONSTRAINT "delivery_windows_capacity_check" CHECK ("delivery_windows"."capacity" BETWEEN 1 AND 1000),
	CONSTRAINT "delivery_windows_cut_off_check" CHECK ("delivery_windows"."cut_off_minutes" BETWEEN 0 AND 10080)
);
--> statement-breakpoint
CREATE TABLE "round_stops" (
	"round_id" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"proof" text,
	"photo_id" text,
	"reason" text,
	"note" text,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "round_stops_round_id_order_id_pk" PRIMARY KEY("round_id","order_id"),
	CONSTRAINT "round_stops_state_check" CHECK ("round_stops"."state" IN ('PENDING', 'DELIVERED', 'NOT_DELIVERED', 'REMOVED')),
	CONSTRAINT "round_stops_proof_check" CHECK ("round_stops"."proof" IN ('CODE', 'PHOTO', 'REVIEW'))
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"rider_id" text NOT NULL,
	"state" text DEFAULT 'PLANNED' NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rounds_state_check" CHECK ("rounds"."state" IN ('PLANNED', 'OUT', 'DONE'))
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"webp" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_kind_check" CHECK ("photos"."kind" IN ('DELIVERY', 'COMPLAINT'))
);
--> statement-breakpoint
CREATE TABLE "delivery_slots" (
	"id" text PRIMARY KEY NOT NULL,
	"window_id" text NOT NULL,
	"area_id" text DEFAULT 'main' NOT NULL,
	"day" date NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"booked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_slots_window_unique" UNIQUE("window_id","day"),
	CONSTRAINT "delivery_slots_booked_check" CHECK ("delivery_slots"."booked" BETWEEN 0 AND "delivery_slots"."capacity")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "channel" text DEFAULT 'WEB' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "needs_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reduced_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "slot_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "code_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "staff_cancel_reason" text;--> statement-breakpoint
ALTER TABLE "cash_handovers" ADD COLUMN "expected_paise" bigint;--> statement-breakpoint
ALTER TABLE "cash_handovers" ADD COLUMN "round_id" text;--> statement-breakpoint
ALTER TABLE "cash_handovers" DROP CONSTRAINT "cash_handovers_amount_check";--> statement-breakpoint
ALTER TABLE "cash_handovers" ADD CONSTRAINT "cash_handovers_amount_check" CHECK ("cash_handovers"."amount_paise" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "cash_handovers" VALIDATE CONSTRAINT "cash_handovers_amount_check";--> statement-breakpoint
ALTER TABLE "ledger" DROP CONSTRAINT "ledger_account_check";--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_account_check" CHECK ("ledger"."account" IN ('CUSTOMER', 'PROVIDER', 'CASH', 'SHOP', 'REFUNDS', 'DIFFERENCE')) NOT VALID;--> statement-breakpoint
ALTER TABLE "ledger" VALIDATE CONSTRAINT "ledger_account_check";--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_approvals" ADD CONSTRAINT "refund_approvals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_stops" ADD CONSTRAINT "round_stops_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_stops" ADD CONSTRAINT "round_stops_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_stops" ADD CONSTRAINT "round_stops_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_rider_id_staff_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaints_state_index" ON "complaints" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "order_changes_order_index" ON "order_changes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_feed_transaction_index" ON "order_feed" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "refund_approvals_order_index" ON "refund_approvals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "staff_requests_created_at_index" ON "staff_requests" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "round_stops_pending_unique" ON "round_stops" USING btree ("order_id") WHERE "round_stops"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "photos_order_index" ON "photos" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "rounds_rider_index" ON "rounds" USING btree ("rider_id","created_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_slot_id_delivery_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."delivery_slots"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel_check" CHECK ("orders"."channel" IN ('WEB', 'PHONE')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reduced_check" CHECK ("orders"."reduced_paise" BETWEEN 0 AND "orders"."total_paise") NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_staff_cancel_reason_check" CHECK ("orders"."staff_cancel_reason" IN ('CUSTOMER', 'SOLD_OUT', 'RUSH', 'NO_SHOW', 'REFUSED', 'OTHER')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_slot_id_delivery_slots_id_fk";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_channel_check";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_reduced_check";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_staff_cancel_reason_check";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason_check";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason_check" CHECK ("stock_movements"."reason" IN ('OPENING', 'ORDERED', 'RELEASED', 'RECEIVED', 'COUNTED', 'SPOILED', 'EXPIRED', 'SAMPLE', 'CORRECTION', 'REPLACED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "stock_movements" VALIDATE CONSTRAINT "stock_movements_reason_check";--> statement-breakpoint
CREATE FUNCTION reduce_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET reduced_paise = reduced_paise + NEW.reduced_paise WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION book_slot() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held text := CASE WHEN TG_OP = 'UPDATE' AND OLD.status <> 'CANCELLED' THEN OLD.slot_id END;
  holds text := CASE WHEN NEW.status <> 'CANCELLED' THEN NEW.slot_id END;
BEGIN
  IF held IS DISTINCT FROM holds THEN
    UPDATE delivery_slots SET booked = booked + CASE id WHEN holds THEN 1 ELSE -1 END WHERE id IN (held, holds);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The rider has nothing left afterwards: what is missing or over is posted as a difference.
CREATE OR REPLACE FUNCTION post_cash_handover() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  expected bigint := coalesce(NEW.expected_paise, NEW.amount_paise);
BEGIN
  INSERT INTO ledger (posting, account, holder, amount_paise, at)
  SELECT 'handover:' || NEW.id, account, holder, change, NEW.at FROM (VALUES
    ('CASH', NEW.rider_id, -expected), ('SHOP', NULL, NEW.amount_paise), ('DIFFERENCE', NEW.rider_id, expected - NEW.amount_paise)
  ) AS rows (account, holder, change) WHERE change <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION feed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_feed (order_id) SELECT DISTINCT coalesce(row ->> 'order_id', row ->> 'id') FROM (SELECT to_jsonb(changed) AS row FROM changed) AS rows;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_changes_reduce AFTER INSERT ON order_changes FOR EACH ROW EXECUTE FUNCTION reduce_order();
--> statement-breakpoint
CREATE TRIGGER order_changes_append_only BEFORE UPDATE OR DELETE ON order_changes FOR EACH ROW EXECUTE FUNCTION reject_change();
--> statement-breakpoint
CREATE TRIGGER orders_reduced_by_changes BEFORE UPDATE OF reduced_paise ON orders FOR EACH ROW
  WHEN (OLD.reduced_paise IS DISTINCT FROM NEW.reduced_paise) EXECUTE FUNCTION reject_direct_write();
--> statement-breakpoint
CREATE TRIGGER orders_book_slot AFTER INSERT OR UPDATE OF slot_id, status ON orders FOR EACH ROW EXECUTE FUNCTION book_slot();
--> statement-breakpoint
CREATE TRIGGER delivery_slots_booked_by_orders BEFORE UPDATE OF booked ON delivery_slots FOR EACH ROW
  WHEN (OLD.booked IS DISTINCT FROM NEW.booked) EXECUTE FUNCTION reject_direct_write();
--> statement-breakpoint
CREATE TRIGGER delivery_windows_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_windows FOR EACH STATEMENT EXECUTE FUNCTION shop_changed();
--> statement-breakpoint
CREATE TRIGGER orders_inserted_feed AFTER INSERT ON orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION feed_orders();
--> statement-breakpoint
CREATE TRIGGER orders_updated_feed AFTER UPDATE ON orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION feed_orders();
--> statement-breakpoint
CREATE TRIGGER round_stops_inserted_feed AFTER INSERT ON round_stops REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION feed_orders();
--> statement-breakpoint
CREATE TRIGGER round_stops_updated_feed AFTER UPDATE ON round_stops REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION feed_orders();
--> statement-breakpoint
CREATE TRIGGER complaints_inserted_feed AFTER INSERT ON complaints REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION feed_orders();
--> statement-breakpoint
CREATE TRIGGER complaints_updated_feed AFTER UPDATE ON complaints REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION feed_orders();
--> statement-breakpoint
CREATE TRIGGER day_closings_append_only BEFORE UPDATE OR DELETE ON day_closings FOR EACH ROW EXECUTE FUNCTION reject_change();
