CREATE TABLE "refund_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"quantity" integer NOT NULL,
	"amount_paise" bigint NOT NULL,
	"returned" text NOT NULL,
	"refund_id" text,
	"approval_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_lines_quantity_check" CHECK ("refund_lines"."quantity" BETWEEN 0 AND 99),
	CONSTRAINT "refund_lines_amount_check" CHECK ("refund_lines"."amount_paise" >= 0),
	CONSTRAINT "refund_lines_returned_check" CHECK ("refund_lines"."returned" IN ('NONE', 'BACK', 'WRITTEN_OFF')),
	CONSTRAINT "refund_lines_cause_check" CHECK (num_nonnulls("refund_lines"."refund_id", "refund_lines"."approval_id") > 0)
);
--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "sent_with" text;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_approval_id_refund_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."refund_approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_line_fk" FOREIGN KEY ("order_id","line_no") REFERENCES "public"."order_items"("order_id","line_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_lines_line_index" ON "refund_lines" USING btree ("order_id","line_no");--> statement-breakpoint
CREATE INDEX "refund_lines_refund_index" ON "refund_lines" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "refund_lines_approval_index" ON "refund_lines" USING btree ("approval_id");--> statement-breakpoint
-- What complaints refunded before, or have requested.
INSERT INTO "refund_lines" ("order_id", "line_no", "quantity", "amount_paise", "returned", "refund_id", "approval_id", "created_at")
SELECT "complaints"."order_id", "complaints"."line_no", "complaints"."quantity", coalesce("refunds"."amount_paise", "refund_approvals"."amount_paise"),
       'NONE', "refunds"."id", "refund_approvals"."id", coalesce("refunds"."created_at", "refund_approvals"."created_at")
FROM "complaints"
LEFT JOIN "refunds" ON "refunds"."id" = "complaints"."refund_id"
LEFT JOIN "refund_approvals" ON "refund_approvals"."order_id" = "complaints"."order_id"
  AND "refund_approvals"."reason" = 'complaint ' || "complaints"."id" AND "refund_approvals"."state" <> 'DECLINED'
WHERE num_nonnulls("refunds"."id", "refund_approvals"."id") > 0;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_sent_with_orders_id_fk" FOREIGN KEY ("sent_with") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_sent_with_check" CHECK ("complaints"."sent_with" IS NULL OR "complaints"."sent_at" IS NOT NULL) NOT VALID;--> statement-breakpoint
ALTER TABLE "complaints" VALIDATE CONSTRAINT "complaints_sent_with_orders_id_fk";--> statement-breakpoint
ALTER TABLE "complaints" VALIDATE CONSTRAINT "complaints_sent_with_check";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "complaints_sent_with_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "complaints_sent_with_index" ON "complaints" USING btree ("sent_with") WHERE "complaints"."sent_with" IS NOT NULL;
