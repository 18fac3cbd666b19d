CREATE TABLE "customer_blocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"reason" text NOT NULL,
	"blocked_by" text NOT NULL,
	"blocked_at" timestamp (3) with time zone NOT NULL,
	"end_reason" text,
	"ended_by" text,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "customer_blocks_reasons_check" CHECK (length("customer_blocks"."reason") BETWEEN 1 AND 200 AND length("customer_blocks"."end_reason") BETWEEN 1 AND 200),
	CONSTRAINT "customer_blocks_end_check" CHECK (num_nonnulls("customer_blocks"."end_reason", "customer_blocks"."ended_by", "customer_blocks"."ended_at") IN (0, 3))
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_notes_text_check" CHECK (length("customer_notes"."text") BETWEEN 1 AND 300)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_reason" text;--> statement-breakpoint
ALTER TABLE "customer_blocks" ADD CONSTRAINT "customer_blocks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_blocks_customer_index" ON "customer_blocks" USING btree ("customer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_blocks_in_force_unique" ON "customer_blocks" USING btree ("customer_id") WHERE "customer_blocks"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "customer_notes_customer_index" ON "customer_notes" USING btree ("customer_id","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_reason_check" CHECK ("orders"."discount_reason" IN ('REGULAR', 'APOLOGY', 'LARGE_ORDER', 'GOODWILL')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_check" CHECK (("orders"."discount_reason" IS NOT NULL) = ("orders"."discount_paise" > 0 AND "orders"."coupon_code" IS NULL)) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_discount_reason_check";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_discount_check";
