CREATE TABLE "order_mends" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_mends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"changed" text NOT NULL,
	"staff_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_mends_changed_check" CHECK ("order_mends"."changed" IN ('ADDRESS', 'NOTE'))
);
--> statement-breakpoint
CREATE TABLE "order_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"from_slot_id" text,
	"to_slot_id" text NOT NULL,
	"reason" text NOT NULL,
	"staff_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_moves_reason_check" CHECK ("order_moves"."reason" IN ('CLOSED', 'CUSTOMER', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "sold_out_marks" (
	"id" text PRIMARY KEY NOT NULL,
	"pack_id" text NOT NULL,
	"marked_by" text NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	"note" text,
	"until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "sold_out_marks_until_check" CHECK ("sold_out_marks"."until" > "sold_out_marks"."marked_at"),
	CONSTRAINT "sold_out_marks_ended_check" CHECK ("sold_out_marks"."ended_by" IS NULL OR "sold_out_marks"."ended_at" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "packs" ADD COLUMN "sold_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_mends" ADD CONSTRAINT "order_mends_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_from_slot_id_delivery_slots_id_fk" FOREIGN KEY ("from_slot_id") REFERENCES "public"."delivery_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_to_slot_id_delivery_slots_id_fk" FOREIGN KEY ("to_slot_id") REFERENCES "public"."delivery_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_out_marks" ADD CONSTRAINT "sold_out_marks_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_mends_order_index" ON "order_mends" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_moves_order_index" ON "order_moves" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sold_out_marks_open_unique" ON "sold_out_marks" USING btree ("pack_id") WHERE "sold_out_marks"."ended_at" IS NULL;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("message_templates"."kind" IN ('CODE', 'ORDER_PLACED', 'PAYMENT_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'DELIVERY_MOVED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" IN ('CODE', 'ORDER_PLACED', 'PAYMENT_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'DELIVERY_MOVED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" IN ('ORDER_PLACED', 'PAYMENT_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'DELIVERY_MOVED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "message_templates" VALIDATE CONSTRAINT "message_templates_kind_check";--> statement-breakpoint
ALTER TABLE "messages" VALIDATE CONSTRAINT "messages_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_kind_check";