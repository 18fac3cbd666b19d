CREATE TABLE "settlement_days" (
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"compared_at" timestamp (3) with time zone,
	CONSTRAINT "settlement_days_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
CREATE TABLE "settlement_differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"shop_paise" bigint,
	"provider_paise" bigint,
	"order_id" text,
	"settlement_id" text,
	"found_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"resolution" text,
	"note" text,
	"resolved_by" text,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "settlement_differences_kind_check" CHECK ("settlement_differences"."kind" IN ('UNKNOWN_PAYMENT', 'UNKNOWN_REFUND', 'PAYMENT_AMOUNT', 'REFUND_AMOUNT', 'UNSETTLED_PAYMENT', 'UNSETTLED_REFUND', 'ADJUSTMENT')),
	CONSTRAINT "settlement_differences_state_check" CHECK ("settlement_differences"."state" IN ('OPEN', 'RESOLVED')),
	CONSTRAINT "settlement_differences_resolution_check" CHECK ("settlement_differences"."resolution" IN ('FOUND', 'FEE', 'BOOKED', 'EXPLAINED')),
	CONSTRAINT "settlement_differences_resolved_check" CHECK (("settlement_differences"."state" = 'RESOLVED') = ("settlement_differences"."resolution" IS NOT NULL AND "settlement_differences"."resolved_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"amount_paise" bigint NOT NULL,
	"fee_paise" bigint NOT NULL,
	"settlement_id" text NOT NULL,
	"bank_reference" text,
	"settled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "settlement_lines_provider_reference_pk" PRIMARY KEY("provider","reference"),
	CONSTRAINT "settlement_lines_kind_check" CHECK ("settlement_lines"."kind" IN ('PAYMENT', 'REFUND', 'ADJUSTMENT'))
);
--> statement-breakpoint
ALTER TABLE "settlement_differences" ADD CONSTRAINT "settlement_differences_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_differences" ADD CONSTRAINT "settlement_differences_resolved_by_staff_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_differences_unique" ON "settlement_differences" USING btree ("provider","kind","reference");--> statement-breakpoint
CREATE INDEX "settlement_differences_state_index" ON "settlement_differences" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "settlement_differences_order_index" ON "settlement_differences" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "settlement_lines_day_index" ON "settlement_lines" USING btree ("provider","day");--> statement-breakpoint
CREATE INDEX "settlement_lines_settlement_index" ON "settlement_lines" USING btree ("settlement_id");