CREATE TABLE "awaited_packs" (
	"pack_id" text PRIMARY KEY NOT NULL,
	"told_units" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "awaited_packs_told_units_check" CHECK ("awaited_packs"."told_units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"pack_id" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_alerts_customer_unique" UNIQUE("customer_id","pack_id"),
	CONSTRAINT "stock_alerts_language_check" CHECK ("stock_alerts"."language" IN ('en', 'ta', 'hi'))
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"customer_id" text NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishes_customer_id_product_id_pk" PRIMARY KEY("customer_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_subject_check";--> statement-breakpoint
ALTER TABLE "awaited_packs" ADD CONSTRAINT "awaited_packs_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_alerts_pack_index" ON "stock_alerts" USING btree ("pack_id","created_at","id");--> statement-breakpoint
CREATE INDEX "wishes_product_index" ON "wishes" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("message_templates"."kind" IN ('CODE', 'ORDER_PLACED', 'PAYMENT_OPEN', 'ADDITION_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'DELIVERY_MOVED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED', 'AREA_OPEN', 'BACK_IN_STOCK')) NOT VALID;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" IN ('CODE', 'ORDER_PLACED', 'PAYMENT_OPEN', 'ADDITION_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'DELIVERY_MOVED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED', 'AREA_OPEN', 'BACK_IN_STOCK')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" IN ('ORDER_PLACED', 'PAYMENT_OPEN', 'ADDITION_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'DELIVERY_MOVED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED', 'AREA_OPEN', 'BACK_IN_STOCK')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_subject_check" CHECK (num_nonnulls("notifications"."order_id", "notifications"."ticket_number", "notifications"."waitlist_entry_id") = CASE "notifications"."kind" WHEN 'BACK_IN_STOCK' THEN 0 ELSE 1 END) NOT VALID;--> statement-breakpoint
ALTER TABLE "message_templates" VALIDATE CONSTRAINT "message_templates_kind_check";--> statement-breakpoint
ALTER TABLE "messages" VALIDATE CONSTRAINT "messages_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_subject_check";
