-- The money model of version 0.2. It needs a stop: processes of the release before read columns that go away.
CREATE TEMP TABLE old_payments ON COMMIT DROP AS SELECT * FROM payments;
--> statement-breakpoint
CREATE TEMP TABLE old_refunds ON COMMIT DROP AS SELECT * FROM refunds;
--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_payment_id_payments_id_fk";
--> statement-breakpoint
ALTER TABLE "payment_events" RENAME COLUMN "payment_id" TO "attempt_id";
--> statement-breakpoint
ALTER INDEX "payment_events_payment_index" RENAME TO "payment_events_attempt_index";
--> statement-breakpoint
DROP TABLE "refunds";
--> statement-breakpoint
DROP TABLE "payments";
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"order_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"customer_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"given_back_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_item_batches" (
	"order_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"batch_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_item_batches_order_id_line_no_batch_id_pk" PRIMARY KEY("order_id","line_no","batch_id"),
	CONSTRAINT "order_item_batches_quantity_check" CHECK ("order_item_batches"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_item_parts" (
	"order_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"part_no" integer NOT NULL,
	"pack_id" text NOT NULL,
	"product_name" jsonb NOT NULL,
	"net_grams" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price_paise" bigint NOT NULL,
	"hsn" text NOT NULL,
	"tax_class" text NOT NULL,
	"gst_percent" integer NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	CONSTRAINT "order_item_parts_order_id_line_no_part_no_pk" PRIMARY KEY("order_id","line_no","part_no"),
	CONSTRAINT "order_item_parts_quantity_check" CHECK ("order_item_parts"."quantity" > 0),
	CONSTRAINT "order_item_parts_tax_class_check" CHECK ("order_item_parts"."tax_class" IN ('TAXABLE', 'NIL_RATED', 'EXEMPT')),
	CONSTRAINT "order_item_parts_tax_check" CHECK ("order_item_parts"."taxable_paise" + "order_item_parts"."tax_paise" = "order_item_parts"."price_paise")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_state_check" CHECK ("outbox"."state" IN ('WAITING', 'DEAD'))
);
--> statement-breakpoint
CREATE TABLE "cash_handovers" (
	"id" text PRIMARY KEY NOT NULL,
	"rider_id" text NOT NULL,
	"received_by" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"note" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_handovers_amount_check" CHECK ("cash_handovers"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting" text NOT NULL,
	"account" text NOT NULL,
	"holder" text,
	"amount_paise" bigint NOT NULL,
	"order_id" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_posting_unique" UNIQUE("posting","account"),
	CONSTRAINT "ledger_account_check" CHECK ("ledger"."account" IN ('CUSTOMER', 'PROVIDER', 'CASH', 'SHOP', 'REFUNDS')),
	CONSTRAINT "ledger_amount_check" CHECK ("ledger"."amount_paise" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"method" text DEFAULT 'UPI' NOT NULL,
	"provider_order_id" text,
	"amount_paise" bigint NOT NULL,
	"state" text NOT NULL,
	"upi_url" text,
	"page_url" text,
	"opening_until" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_provider_order_unique" UNIQUE("provider","provider_order_id"),
	CONSTRAINT "payment_attempts_state_check" CHECK ("payment_attempts"."state" IN ('OPEN', 'FAILED', 'RECEIVED', 'EXPIRED')),
	CONSTRAINT "payment_attempts_amount_check" CHECK ("payment_attempts"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"transfer_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"state" text NOT NULL,
	"by_hand" boolean DEFAULT false NOT NULL,
	"provider_refund_id" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"actor_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_state_check" CHECK ("refunds"."state" IN ('REQUESTED', 'SENT', 'DONE', 'FAILED')),
	CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"attempt_id" text,
	"order_id" text,
	"amount_paise" bigint NOT NULL,
	"collected_by" text,
	"surplus" text,
	"refunded_paise" bigint DEFAULT 0 NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transfers_reference_unique" UNIQUE("provider","reference"),
	CONSTRAINT "transfers_amount_check" CHECK ("transfers"."amount_paise" > 0),
	CONSTRAINT "transfers_refunded_check" CHECK ("transfers"."refunded_paise" BETWEEN 0 AND "transfers"."amount_paise"),
	CONSTRAINT "transfers_surplus_check" CHECK ("transfers"."surplus" IN ('SECOND', 'LATE', 'AMOUNT', 'UNKNOWN'))
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" text PRIMARY KEY NOT NULL,
	"pack_id" text NOT NULL,
	"code" text NOT NULL,
	"packed_on" timestamp (3) with time zone,
	"best_before" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pack_id" text NOT NULL,
	"change" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" text,
	"batch_id" text,
	"actor_id" text,
	"note" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_change_check" CHECK ("stock_movements"."change" <> 0),
	CONSTRAINT "stock_movements_reason_check" CHECK ("stock_movements"."reason" IN ('OPENING', 'ORDERED', 'RELEASED', 'RECEIVED', 'COUNTED', 'SPOILED', 'EXPIRED', 'SAMPLE', 'CORRECTION')),
	CONSTRAINT "stock_movements_order_check" CHECK (("stock_movements"."reason" IN ('ORDERED', 'RELEASED')) = ("stock_movements"."order_id" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_method" text DEFAULT 'UPI' NOT NULL,
  ADD COLUMN "payment_status" text,
  ADD COLUMN "received_paise" bigint DEFAULT 0 NOT NULL,
  ADD COLUMN "refunded_paise" bigint DEFAULT 0 NOT NULL,
  ADD COLUMN "cart_hash" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "expires_at" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "packed_quantity" integer,
  ADD COLUMN "substitutes_line_no" integer,
  ADD COLUMN "hsn" text,
  ADD COLUMN "tax_class" text,
  ADD COLUMN "gst_percent" integer,
  ADD COLUMN "mrp_paise" integer,
  ADD COLUMN "discount_paise" bigint,
  ADD COLUMN "delivery_paise" bigint,
  ADD COLUMN "taxable_paise" bigint,
  ADD COLUMN "tax_paise" bigint;
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "actor_id" text;
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "customer_limit" integer DEFAULT 1,
  ADD COLUMN "total_limit" integer,
  ADD COLUMN "redeemed" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_item_batches" ADD CONSTRAINT "order_item_batches_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_item_batches" ADD CONSTRAINT "order_item_batches_line_fk" FOREIGN KEY ("order_id","line_no") REFERENCES "public"."order_items"("order_id","line_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_item_parts" ADD CONSTRAINT "order_item_parts_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_item_parts" ADD CONSTRAINT "order_item_parts_line_fk" FOREIGN KEY ("order_id","line_no") REFERENCES "public"."order_items"("order_id","line_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- What is below keeps sums right whoever writes: stock, received and refunded money, coupons and the ledger follow from
-- their rows by triggers, and a posting or an order that doesn't add up fails at commit.
CREATE FUNCTION apply_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE packs SET stock = packs.stock + moved.change
  FROM (SELECT pack_id, sum(change)::int AS change FROM inserted WHERE reason <> 'OPENING' GROUP BY pack_id) AS moved
  WHERE packs.id = moved.pack_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION open_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movements (pack_id, change, reason) SELECT id, stock, 'OPENING' FROM inserted WHERE stock <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- For sums: only a trigger, which is one level up, may write them.
CREATE FUNCTION reject_direct_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION '% is written by triggers', TG_NAME USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION reject_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What goes with its pack.
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;
--> statement-breakpoint
CREATE FUNCTION post_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger (posting, account, holder, amount_paise, order_id, at) VALUES
    ('transfer:' || NEW.id, 'CUSTOMER', NULL, -NEW.amount_paise, NEW.order_id, NEW.received_at),
    ('transfer:' || NEW.id, CASE WHEN NEW.collected_by IS NULL THEN 'PROVIDER' ELSE 'CASH' END,
     coalesce(NEW.collected_by, NEW.provider), NEW.amount_paise, NEW.order_id, NEW.received_at);
  UPDATE orders SET received_paise = received_paise + NEW.amount_paise WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION post_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  transfer transfers%ROWTYPE;
  source text := CASE WHEN NEW.by_hand THEN 'SHOP' ELSE 'PROVIDER' END;
  change bigint := 0;
BEGIN
  SELECT * INTO transfer FROM transfers WHERE id = NEW.transfer_id;
  IF TG_OP = 'UPDATE' AND (OLD.state IN ('DONE', 'FAILED') OR NEW.state = 'REQUESTED'
      OR (NEW.transfer_id, NEW.amount_paise, NEW.by_hand) <> (OLD.transfer_id, OLD.amount_paise, OLD.by_hand)) THEN
    RAISE EXCEPTION 'a refund goes from REQUESTED over SENT to DONE or FAILED' USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_step_check';
  END IF;
  IF TG_OP = 'INSERT' THEN
    change := NEW.amount_paise;
    INSERT INTO ledger (posting, account, holder, amount_paise, order_id, at) VALUES
      ('refund:' || NEW.id || ':requested', source, CASE WHEN NEW.by_hand THEN NULL ELSE transfer.provider END, -NEW.amount_paise, transfer.order_id, NEW.created_at),
      ('refund:' || NEW.id || ':requested', 'REFUNDS', NULL, NEW.amount_paise, transfer.order_id, NEW.created_at);
  END IF;
  IF NEW.state = 'DONE' THEN
    INSERT INTO ledger (posting, account, holder, amount_paise, order_id, at) VALUES
      ('refund:' || NEW.id || ':done', 'REFUNDS', NULL, -NEW.amount_paise, transfer.order_id, NEW.updated_at),
      ('refund:' || NEW.id || ':done', 'CUSTOMER', NULL, NEW.amount_paise, transfer.order_id, NEW.updated_at);
  ELSIF NEW.state = 'FAILED' THEN
    change := change - NEW.amount_paise;
    INSERT INTO ledger (posting, account, holder, amount_paise, order_id, at) VALUES
      ('refund:' || NEW.id || ':failed', 'REFUNDS', NULL, -NEW.amount_paise, transfer.order_id, NEW.updated_at),
      ('refund:' || NEW.id || ':failed', source, CASE WHEN NEW.by_hand THEN NULL ELSE transfer.provider END, NEW.amount_paise, transfer.order_id, NEW.updated_at);
  END IF;
  IF change <> 0 THEN
    UPDATE transfers SET refunded_paise = refunded_paise + change WHERE id = NEW.transfer_id;
    UPDATE orders SET refunded_paise = refunded_paise + change WHERE id = transfer.order_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION post_cash_handover() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger (posting, account, holder, amount_paise, at) VALUES
    ('handover:' || NEW.id, 'CASH', NEW.rider_id, -NEW.amount_paise, NEW.at),
    ('handover:' || NEW.id, 'SHOP', NULL, NEW.amount_paise, NEW.at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION assert_posting_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_paise) FROM ledger WHERE posting = NEW.posting) <> 0 THEN
    RAISE EXCEPTION 'posting % does not sum to zero', NEW.posting USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balance';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION assert_order_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- orders.id or order_items.order_id
  checked text := coalesce(to_jsonb(NEW) ->> 'order_id', to_jsonb(NEW) ->> 'id', to_jsonb(OLD) ->> 'order_id');
BEGIN
  IF EXISTS (
    SELECT FROM orders
    CROSS JOIN LATERAL (
      SELECT sum(line_paise) AS lines, sum(discount_paise) AS discounts, sum(delivery_paise) AS deliveries, sum(tax_paise) AS taxes
      FROM order_items WHERE order_id = orders.id AND substitutes_line_no IS NULL) AS summed
    WHERE orders.id = checked AND summed.lines IS NOT NULL
      AND (summed.lines, summed.discounts, summed.deliveries, summed.taxes) IS DISTINCT FROM
        (orders.items_paise + orders.addons_paise, orders.discount_paise, orders.delivery_paise, orders.tax_included_paise)) THEN
    RAISE EXCEPTION 'the lines of order % are not its sums', checked USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_lines_check';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_redemption() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  allowed integer;
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.given_back_at IS NULL) = (NEW.given_back_at IS NULL) THEN
    RETURN NULL;
  END IF;
  -- Locks the coupon, so that redemptions are counted one after another.
  UPDATE coupons SET redeemed = redeemed + CASE WHEN NEW.given_back_at IS NULL THEN 1 ELSE -1 END
  WHERE code = NEW.code RETURNING customer_limit INTO allowed;
  IF NEW.given_back_at IS NULL AND allowed < (
      SELECT count(*) FROM coupon_redemptions
      WHERE customer_id = NEW.customer_id AND code = NEW.code AND given_back_at IS NULL) THEN
    RAISE EXCEPTION 'coupon % is used up for this customer', NEW.code USING ERRCODE = 'check_violation', CONSTRAINT = 'coupon_redemptions_customer_limit';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Existing data ------------------------------------------------------------------------------------------------------
UPDATE orders SET payment_status = old_payments.status FROM old_payments WHERE old_payments.order_id = orders.id;
--> statement-breakpoint
UPDATE orders SET payment_status = 'EXPIRED' WHERE payment_status IS NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "payment_status" SET NOT NULL;
--> statement-breakpoint
-- Shares are rounded by running totals, so that they add up. The tax of each rate is the order's own.
WITH priced AS (
  SELECT items.order_id, items.line_no, items.line_paise, orders.discount_paise AS discount, orders.delivery_paise AS delivery,
         items.quantity * items.unit_price_paise AS discountable,
         products.hsn,
         coalesce((orders.bill -> 'lines' -> (items.line_no - 1) ->> 'gstPercent')::int, products.gst_percent) AS gst_percent,
         coalesce((orders.bill -> 'lines' -> (items.line_no - 1) ->> 'mrpPaise')::int, packs.mrp_paise) AS mrp_paise,
         orders.bill -> 'taxes' AS taxes, orders.tax_included_paise AS tax_included
  FROM order_items AS items JOIN orders ON orders.id = items.order_id
  JOIN packs ON packs.id = items.pack_id JOIN products ON products.id = packs.product_id
), discounted AS (
  SELECT *, floor(discount::numeric * sum(discountable) OVER upto / greatest(sum(discountable) OVER whole, 1))
          - floor(discount::numeric * (sum(discountable) OVER upto - discountable) / greatest(sum(discountable) OVER whole, 1)) AS discount_share
  FROM priced
  WINDOW whole AS (PARTITION BY order_id), upto AS (PARTITION BY order_id ORDER BY line_no)
), delivered AS (
  SELECT *, floor(delivery::numeric * sum(line_paise - discount_share) OVER upto / greatest(sum(line_paise - discount_share) OVER whole, 1))
          - floor(delivery::numeric * (sum(line_paise - discount_share) OVER upto - (line_paise - discount_share)) / greatest(sum(line_paise - discount_share) OVER whole, 1)) AS delivery_share
  FROM discounted
  WINDOW whole AS (PARTITION BY order_id), upto AS (PARTITION BY order_id ORDER BY line_no)
), taxed AS (
  SELECT *, line_paise - discount_share + delivery_share AS gross,
         coalesce((SELECT (rate ->> 'taxPaise')::numeric FROM jsonb_array_elements(taxes) AS rate WHERE (rate ->> 'ratePercent')::int = gst_percent), 0) AS rate_tax
  FROM delivered
), shared AS (
  SELECT *, floor(rate_tax * sum(gross) OVER upto / greatest(sum(gross) OVER whole, 1))
          - floor(rate_tax * (sum(gross) OVER upto - gross) / greatest(sum(gross) OVER whole, 1)) AS tax
  FROM taxed
  WINDOW whole AS (PARTITION BY order_id, gst_percent), upto AS (PARTITION BY order_id, gst_percent ORDER BY line_no)
)
UPDATE order_items SET hsn = shared.hsn, gst_percent = shared.gst_percent, mrp_paise = shared.mrp_paise,
  tax_class = CASE WHEN shared.gst_percent > 0 THEN 'TAXABLE' ELSE 'NIL_RATED' END,
  discount_paise = discount_share, delivery_paise = delivery_share, tax_paise = tax, taxable_paise = gross - tax
FROM shared WHERE order_items.order_id = shared.order_id AND order_items.line_no = shared.line_no;
--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "hsn" SET NOT NULL, ALTER COLUMN "tax_class" SET NOT NULL, ALTER COLUMN "gst_percent" SET NOT NULL,
  ALTER COLUMN "mrp_paise" SET NOT NULL, ALTER COLUMN "discount_paise" SET NOT NULL, ALTER COLUMN "delivery_paise" SET NOT NULL,
  ALTER COLUMN "taxable_paise" SET NOT NULL, ALTER COLUMN "tax_paise" SET NOT NULL;
--> statement-breakpoint
INSERT INTO payment_attempts (id, order_id, provider, provider_order_id, amount_paise, state, upi_url, page_url, opened_at, expires_at, created_at)
SELECT id, order_id, provider, provider_order_id, amount_paise, CASE WHEN status = 'REFUNDED' THEN 'RECEIVED' ELSE status END,
       upi_url, page_url, opened_at, expires_at, created_at FROM old_payments;
--> statement-breakpoint
-- Before the triggers on stock: its history begins with what there was before the orders that still hold some.
INSERT INTO stock_movements (pack_id, change, reason, at)
SELECT packs.id, packs.stock + coalesce(held.quantity, 0), 'OPENING', coalesce(held.since, now())
FROM packs LEFT JOIN (
  SELECT pack_id, sum(quantity)::int AS quantity, min(orders.created_at) AS since
  FROM order_items JOIN orders ON orders.id = order_items.order_id WHERE orders.stock_held GROUP BY pack_id) AS held ON held.pack_id = packs.id
WHERE packs.stock + coalesce(held.quantity, 0) <> 0;
--> statement-breakpoint
INSERT INTO stock_movements (pack_id, change, reason, order_id, at)
SELECT pack_id, -sum(quantity)::int, 'ORDERED', orders.id, orders.created_at
FROM order_items JOIN orders ON orders.id = order_items.order_id
WHERE orders.stock_held GROUP BY pack_id, orders.id ORDER BY orders.created_at;
--> statement-breakpoint
INSERT INTO coupon_redemptions (order_id, code, customer_id, created_at, given_back_at)
SELECT orders.id, orders.coupon_code, orders.customer_id, orders.created_at,
       CASE WHEN orders.status = 'CANCELLED' AND (old_payments.received_at IS NULL OR old_refunds.reason = 'late') THEN orders.updated_at END
FROM orders JOIN coupons ON coupons.code = orders.coupon_code
LEFT JOIN old_payments ON old_payments.order_id = orders.id LEFT JOIN old_refunds ON old_refunds.payment_id = old_payments.id;
--> statement-breakpoint
UPDATE coupons SET redeemed = (SELECT count(*) FROM coupon_redemptions WHERE code = coupons.code AND given_back_at IS NULL);
--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method_check" CHECK ("orders"."payment_method" IN ('UPI', 'AT_DOOR'));
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_status_check" CHECK ("orders"."payment_status" IN ('OPEN', 'RECEIVED', 'FAILED', 'EXPIRED', 'REFUNDED', 'DUE_AT_DOOR'));
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_due_at_door_check" CHECK ("orders"."payment_status" <> 'DUE_AT_DOOR' OR "orders"."payment_method" = 'AT_DOOR');
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_expiry_check" CHECK ("orders"."status" NOT IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT') OR "orders"."expires_at" IS NOT NULL);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_check" CHECK ("orders"."refunded_paise" BETWEEN 0 AND "orders"."received_paise");
--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_packed_check" CHECK ("order_items"."packed_quantity" BETWEEN 0 AND 99);
--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_substitutes_check" CHECK ("order_items"."substitutes_line_no" <> "order_items"."line_no");
--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tax_class_check" CHECK ("order_items"."tax_class" IN ('TAXABLE', 'NIL_RATED', 'EXEMPT'));
--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_shares_check" CHECK ("order_items"."discount_paise" BETWEEN 0 AND "order_items"."line_paise" AND "order_items"."delivery_paise" >= 0);
--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tax_check" CHECK ("order_items"."taxable_paise" >= 0 AND "order_items"."tax_paise" >= 0 AND "order_items"."taxable_paise" + "order_items"."tax_paise" = "order_items"."line_paise" - "order_items"."discount_paise" + "order_items"."delivery_paise");
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_limits_check" CHECK ("coupons"."customer_limit" > 0 AND "coupons"."total_limit" > 0);
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_redeemed_check" CHECK ("coupons"."redeemed" >= 0 AND "coupons"."redeemed" <= "coupons"."total_limit");
--> statement-breakpoint
CREATE INDEX "coupon_redemptions_customer_index" ON "coupon_redemptions" USING btree ("customer_id","code");
--> statement-breakpoint
CREATE INDEX "orders_customer_unpaid_index" ON "orders" USING btree ("customer_id") WHERE "orders"."status" IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT');
--> statement-breakpoint
CREATE INDEX "outbox_due_index" ON "outbox" USING btree ("next_at") WHERE "outbox"."state" = 'WAITING';
--> statement-breakpoint
CREATE INDEX "ledger_account_index" ON "ledger" USING btree ("account","holder","id");
--> statement-breakpoint
CREATE INDEX "ledger_order_index" ON "ledger" USING btree ("order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_live_unique" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."state" IN ('OPEN', 'FAILED');
--> statement-breakpoint
CREATE INDEX "payment_attempts_order_index" ON "payment_attempts" USING btree ("order_id","created_at");
--> statement-breakpoint
CREATE INDEX "refunds_transfer_index" ON "refunds" USING btree ("transfer_id");
--> statement-breakpoint
CREATE INDEX "refunds_unfinished_index" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" IN ('REQUESTED', 'SENT');
--> statement-breakpoint
CREATE INDEX "transfers_order_index" ON "transfers" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "batches_pack_index" ON "batches" USING btree ("pack_id","best_before");
--> statement-breakpoint
CREATE INDEX "stock_movements_pack_index" ON "stock_movements" USING btree ("pack_id","id");
--> statement-breakpoint
CREATE INDEX "stock_movements_order_index" ON "stock_movements" USING btree ("order_id");
--> statement-breakpoint
-- Triggers -----------------------------------------------------------------------------------------------------------
CREATE TRIGGER stock_movements_apply AFTER INSERT ON stock_movements REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION apply_stock_movements();
--> statement-breakpoint
CREATE TRIGGER stock_movements_append_only BEFORE UPDATE OR DELETE ON stock_movements FOR EACH ROW EXECUTE FUNCTION reject_change();
--> statement-breakpoint
CREATE TRIGGER packs_open_stock AFTER INSERT ON packs REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION open_stock();
--> statement-breakpoint
CREATE TRIGGER packs_stock_by_movement BEFORE UPDATE OF stock ON packs FOR EACH ROW WHEN (OLD.stock IS DISTINCT FROM NEW.stock) EXECUTE FUNCTION reject_direct_write();
--> statement-breakpoint
CREATE TRIGGER stock_movements_opening BEFORE INSERT ON stock_movements FOR EACH ROW WHEN (NEW.reason = 'OPENING') EXECUTE FUNCTION reject_direct_write();
--> statement-breakpoint
CREATE TRIGGER transfers_post AFTER INSERT ON transfers FOR EACH ROW EXECUTE FUNCTION post_transfer();
--> statement-breakpoint
CREATE TRIGGER transfers_append_only BEFORE UPDATE OF amount_paise, order_id, provider, reference, collected_by OR DELETE ON transfers FOR EACH ROW
  EXECUTE FUNCTION reject_change();
--> statement-breakpoint
CREATE TRIGGER transfers_refunded_by_refunds BEFORE UPDATE OF refunded_paise ON transfers FOR EACH ROW
  WHEN (OLD.refunded_paise IS DISTINCT FROM NEW.refunded_paise) EXECUTE FUNCTION reject_direct_write();
--> statement-breakpoint
CREATE TRIGGER orders_money_by_transfers BEFORE UPDATE OF received_paise, refunded_paise ON orders FOR EACH ROW
  WHEN ((OLD.received_paise, OLD.refunded_paise) IS DISTINCT FROM (NEW.received_paise, NEW.refunded_paise)) EXECUTE FUNCTION reject_direct_write();
--> statement-breakpoint
CREATE TRIGGER refunds_append_only BEFORE DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION reject_change();
--> statement-breakpoint
CREATE TRIGGER refunds_post AFTER INSERT OR UPDATE OF state, amount_paise, transfer_id, by_hand ON refunds FOR EACH ROW EXECUTE FUNCTION post_refund();
--> statement-breakpoint
CREATE TRIGGER cash_handovers_post AFTER INSERT ON cash_handovers FOR EACH ROW EXECUTE FUNCTION post_cash_handover();
--> statement-breakpoint
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON ledger FOR EACH ROW EXECUTE FUNCTION reject_change();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balance AFTER INSERT ON ledger DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_posting_balances();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_add_up AFTER INSERT OR UPDATE OF items_paise, addons_paise, discount_paise, delivery_paise, tax_included_paise ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_order_adds_up();
--> statement-breakpoint
CREATE TRIGGER order_items_append_only BEFORE DELETE ON order_items FOR EACH ROW EXECUTE FUNCTION reject_change();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_items_add_up AFTER INSERT OR UPDATE OF order_id, line_paise, discount_paise, delivery_paise, tax_paise, substitutes_line_no ON order_items
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_order_adds_up();
--> statement-breakpoint
CREATE TRIGGER coupons_redeemed_by_redemptions BEFORE UPDATE OF redeemed ON coupons FOR EACH ROW
  WHEN (OLD.redeemed IS DISTINCT FROM NEW.redeemed) EXECUTE FUNCTION reject_direct_write();
--> statement-breakpoint
CREATE TRIGGER coupon_redemptions_append_only BEFORE DELETE ON coupon_redemptions FOR EACH ROW EXECUTE FUNCTION reject_change();
--> statement-breakpoint
CREATE TRIGGER coupon_redemptions_count AFTER INSERT OR UPDATE OF given_back_at ON coupon_redemptions FOR EACH ROW EXECUTE FUNCTION count_redemption();
--> statement-breakpoint
-- Money of the past, through the triggers: they fill the ledger and the sums.
INSERT INTO transfers (id, provider, reference, attempt_id, order_id, amount_paise, surplus, received_at)
SELECT old_payments.id, provider, coalesce(bank_reference, old_payments.id), old_payments.id, order_id, old_payments.amount_paise,
       CASE WHEN old_refunds.reason = 'late' THEN 'LATE' END, received_at
FROM old_payments LEFT JOIN old_refunds ON old_refunds.payment_id = old_payments.id WHERE received_at IS NOT NULL ORDER BY received_at;
--> statement-breakpoint
INSERT INTO refunds (id, transfer_id, amount_paise, state, provider_refund_id, reason, created_at, updated_at)
SELECT payment_id, payment_id, amount_paise, CASE WHEN status = 'PENDING' AND provider_refund_id IS NULL THEN 'REQUESTED' WHEN status = 'PENDING' THEN 'SENT' ELSE status END,
       provider_refund_id, reason, created_at, updated_at FROM old_refunds ORDER BY created_at;
--> statement-breakpoint
INSERT INTO outbox (kind, payload, next_at) SELECT 'refund', jsonb_build_object('refundId', id), now() FROM refunds WHERE state IN ('REQUESTED', 'SENT');
