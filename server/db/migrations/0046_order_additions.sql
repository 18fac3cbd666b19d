CREATE TABLE "order_addition_lines" (
	"addition_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"pack_id" text NOT NULL,
	"item" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	CONSTRAINT "order_addition_lines_addition_id_line_no_pk" PRIMARY KEY("addition_id","line_no")
);
--> statement-breakpoint
CREATE TABLE "order_additions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"bill" jsonb NOT NULL,
	"is_paid_online" boolean NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"said_paid_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "order_additions_number_unique" UNIQUE("order_id","number"),
	CONSTRAINT "order_additions_state_check" CHECK ("order_additions"."state" IN ('WAITING', 'JOINED', 'EXPIRED', 'WITHDRAWN')),
	CONSTRAINT "order_additions_amount_check" CHECK ("order_additions"."amount_paise" > 0),
	CONSTRAINT "order_additions_ended_check" CHECK (("order_additions"."state" = 'WAITING') = ("order_additions"."ended_at" IS NULL)),
	CONSTRAINT "order_additions_ended_by_check" CHECK ("order_additions"."ended_by" IS NULL OR "order_additions"."state" = 'WITHDRAWN')
);
--> statement-breakpoint
ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "addition_id" text;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "addition_id" text;--> statement-breakpoint
ALTER TABLE "order_addition_lines" ADD CONSTRAINT "order_addition_lines_addition_id_order_additions_id_fk" FOREIGN KEY ("addition_id") REFERENCES "public"."order_additions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_addition_lines" ADD CONSTRAINT "order_addition_lines_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_additions" ADD CONSTRAINT "order_additions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_addition_lines_pack_index" ON "order_addition_lines" USING btree ("pack_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_additions_waiting_unique" ON "order_additions" USING btree ("order_id") WHERE "order_additions"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "order_additions_expiry_index" ON "order_additions" USING btree ("expires_at") WHERE "order_additions"."state" = 'WAITING';--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_addition_id_order_additions_id_fk" FOREIGN KEY ("addition_id") REFERENCES "public"."order_additions"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_addition_id_order_additions_id_fk" FOREIGN KEY ("addition_id") REFERENCES "public"."order_additions"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("message_templates"."kind" IN ('CODE', 'ORDER_PLACED', 'PAYMENT_OPEN', 'ADDITION_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'DELIVERY_MOVED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" IN ('CODE', 'ORDER_PLACED', 'PAYMENT_OPEN', 'ADDITION_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'DELIVERY_MOVED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" IN ('ORDER_PLACED', 'PAYMENT_OPEN', 'ADDITION_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'DELIVERY_MOVED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_attempts" VALIDATE CONSTRAINT "payment_attempts_addition_id_order_additions_id_fk";--> statement-breakpoint
ALTER TABLE "transfers" VALIDATE CONSTRAINT "transfers_addition_id_order_additions_id_fk";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payment_attempts_addition_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_attempts_addition_index" ON "payment_attempts" USING btree ("addition_id") WHERE "payment_attempts"."addition_id" IS NOT NULL;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "transfers_addition_unique";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "transfers_addition_unique" ON "transfers" USING btree ("addition_id") WHERE "transfers"."surplus" IS NULL;--> statement-breakpoint
-- Meanwhile the lock on the order keeps it from being paid twice.
DROP INDEX CONCURRENTLY IF EXISTS "transfers_paid_unique";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "transfers_paid_unique" ON "transfers" USING btree ("order_id") WHERE "transfers"."surplus" IS NULL AND "transfers"."addition_id" IS NULL;--> statement-breakpoint
ALTER TABLE "message_templates" VALIDATE CONSTRAINT "message_templates_kind_check";--> statement-breakpoint
ALTER TABLE "messages" VALIDATE CONSTRAINT "messages_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_kind_check";
