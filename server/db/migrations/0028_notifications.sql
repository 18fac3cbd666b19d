CREATE TABLE "contact_stops" (
	"channel" text NOT NULL,
	"contact" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_stops_channel_contact_pk" PRIMARY KEY("channel","contact"),
	CONSTRAINT "contact_stops_channel_check" CHECK ("contact_stops"."channel" IN ('WHATSAPP', 'EMAIL')),
	CONSTRAINT "contact_stops_reason_check" CHECK ("contact_stops"."reason" IN ('STOP', 'UNSUBSCRIBED', 'BOUNCED'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_number" text NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"staff_id" text,
	"provider_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_messages_provider_unique" UNIQUE("provider_id"),
	CONSTRAINT "enquiry_messages_side_check" CHECK ("enquiry_messages"."side" IN ('SHOP', 'CUSTOMER')),
	CONSTRAINT "enquiry_messages_staff_check" CHECK (("enquiry_messages"."side" = 'SHOP') = ("enquiry_messages"."staff_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "message_preferences" (
	"customer_id" text NOT NULL,
	"message_group" text NOT NULL,
	"channel" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_preferences_customer_id_message_group_pk" PRIMARY KEY("customer_id","message_group"),
	CONSTRAINT "message_preferences_group_check" CHECK ("message_preferences"."message_group" IN ('NEEDED', 'PROGRESS')),
	CONSTRAINT "message_preferences_channel_check" CHECK ("message_preferences"."channel" IN ('SMS', 'WHATSAPP', 'EMAIL')),
	CONSTRAINT "message_preferences_needed_check" CHECK ("message_preferences"."message_group" <> 'NEEDED' OR "message_preferences"."channel" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"event_key" text NOT NULL,
	"customer_id" text,
	"order_id" text,
	"ticket_number" text,
	"subject_id" text,
	"language" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"worth_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_event_unique" UNIQUE("event_key","channel"),
	CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" IN ('ORDER_PLACED', 'PAYMENT_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED')),
	CONSTRAINT "notifications_channel_check" CHECK ("notifications"."channel" IN ('SMS', 'WHATSAPP', 'EMAIL', 'PUSH')),
	CONSTRAINT "notifications_language_check" CHECK ("notifications"."language" IN ('en', 'ta', 'hi')),
	CONSTRAINT "notifications_state_check" CHECK ("notifications"."state" IN ('WAITING', 'SENT', 'DELIVERED', 'REFUSED', 'UNKNOWN', 'EXPIRED')),
	CONSTRAINT "notifications_subject_check" CHECK (num_nonnulls("notifications"."order_id", "notifications"."ticket_number") = 1)
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"public_key" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"browser" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "whatsapp_consents" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"mobile_number" text NOT NULL,
	"is_given" boolean NOT NULL,
	"source" text NOT NULL,
	"wording" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "whatsapp_consents_source_check" CHECK ("whatsapp_consents"."source" IN ('CHECKOUT', 'PROFILE', 'STOP')),
	CONSTRAINT "whatsapp_consents_language_check" CHECK ("whatsapp_consents"."language" IN ('en', 'ta', 'hi')),
	CONSTRAINT "whatsapp_consents_mobile_number_check" CHECK ("whatsapp_consents"."mobile_number" ~ '^[0-9]{10}$')
);
--> statement-breakpoint
ALTER TABLE "early_reports" DROP CONSTRAINT "early_reports_provider_check";
--> statement-breakpoint
ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_check";
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_provider_check";
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "notification_id" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_ticket_number_enquiries_ticket_number_fk" FOREIGN KEY ("ticket_number") REFERENCES "public"."enquiries"("ticket_number") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_preferences" ADD CONSTRAINT "message_preferences_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_ticket_number_enquiries_ticket_number_fk" FOREIGN KEY ("ticket_number") REFERENCES "public"."enquiries"("ticket_number") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "whatsapp_consents" ADD CONSTRAINT "whatsapp_consents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "enquiry_messages_ticket_index" ON "enquiry_messages" USING btree ("ticket_number","created_at");
--> statement-breakpoint
CREATE INDEX "notifications_order_index" ON "notifications" USING btree ("order_id","created_at");
--> statement-breakpoint
CREATE INDEX "notifications_ticket_index" ON "notifications" USING btree ("ticket_number");
--> statement-breakpoint
CREATE INDEX "notifications_customer_index" ON "notifications" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "notifications_state_index" ON "notifications" USING btree ("state","created_at");
--> statement-breakpoint
CREATE INDEX "push_subscriptions_customer_index" ON "push_subscriptions" USING btree ("customer_id","created_at");
--> statement-breakpoint
CREATE INDEX "whatsapp_consents_customer_index" ON "whatsapp_consents" USING btree ("customer_id","created_at");
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE set null ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_language_check" CHECK ("customers"."language" IN ('en', 'ta', 'hi')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "early_reports" ADD CONSTRAINT "early_reports_provider_check" CHECK ("early_reports"."provider" IN ('console', 'msg91', 'twilio', 'whatsapp', 'smtp', 'webpush')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("message_templates"."kind" IN ('CODE', 'ORDER_PLACED', 'PAYMENT_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" IN ('CODE', 'ORDER_PLACED', 'PAYMENT_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_provider_check" CHECK ("messages"."provider" IN ('console', 'msg91', 'twilio', 'whatsapp', 'smtp', 'webpush')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_language_check" CHECK ("orders"."language" IN ('en', 'ta', 'hi')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "messages" VALIDATE CONSTRAINT "messages_notification_id_notifications_id_fk";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "messages_notification_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "messages_notification_index" ON "messages" USING btree ("notification_id");
--> statement-breakpoint
ALTER TABLE "customers" VALIDATE CONSTRAINT "customers_language_check";
--> statement-breakpoint
ALTER TABLE "early_reports" VALIDATE CONSTRAINT "early_reports_provider_check";
--> statement-breakpoint
ALTER TABLE "message_templates" VALIDATE CONSTRAINT "message_templates_kind_check";
--> statement-breakpoint
ALTER TABLE "messages" VALIDATE CONSTRAINT "messages_kind_check";
--> statement-breakpoint
ALTER TABLE "messages" VALIDATE CONSTRAINT "messages_provider_check";
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_language_check";
