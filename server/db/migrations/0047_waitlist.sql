CREATE TABLE "waitlist_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"mobile_number" text NOT NULL,
	"place" text NOT NULL,
	"place_key" text NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"language" text NOT NULL,
	"caller_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "waitlist_entries_place_unique" UNIQUE("mobile_number","place_key"),
	CONSTRAINT "waitlist_entries_mobile_number_check" CHECK ("waitlist_entries"."mobile_number" ~ '^[0-9]{10}$'),
	CONSTRAINT "waitlist_entries_language_check" CHECK ("waitlist_entries"."language" IN ('en', 'ta', 'hi')),
	CONSTRAINT "waitlist_entries_point_check" CHECK (("waitlist_entries"."lat" IS NULL) = ("waitlist_entries"."lng" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_subject_check";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "waitlist_entry_id" text;--> statement-breakpoint
CREATE INDEX "waitlist_entries_created_at_index" ON "waitlist_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "waitlist_entries_caller_index" ON "waitlist_entries" USING btree ("caller_hash","created_at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_waitlist_entry_id_waitlist_entries_id_fk" FOREIGN KEY ("waitlist_entry_id") REFERENCES "public"."waitlist_entries"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("message_templates"."kind" IN ('CODE', 'ORDER_PLACED', 'PAYMENT_OPEN', 'ADDITION_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'DELIVERY_MOVED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED', 'AREA_OPEN')) NOT VALID;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" IN ('CODE', 'ORDER_PLACED', 'PAYMENT_OPEN', 'ADDITION_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'DELIVERY_MOVED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED', 'AREA_OPEN')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" IN ('ORDER_PLACED', 'PAYMENT_OPEN', 'ADDITION_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'DELIVERY_MOVED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED', 'AREA_OPEN')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_subject_check" CHECK (num_nonnulls("notifications"."order_id", "notifications"."ticket_number", "notifications"."waitlist_entry_id") = 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_waitlist_entry_id_waitlist_entries_id_fk";--> statement-breakpoint
ALTER TABLE "message_templates" VALIDATE CONSTRAINT "message_templates_kind_check";--> statement-breakpoint
ALTER TABLE "messages" VALIDATE CONSTRAINT "messages_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_subject_check";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "notifications_waitlist_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "notifications_waitlist_index" ON "notifications" USING btree ("waitlist_entry_id");
