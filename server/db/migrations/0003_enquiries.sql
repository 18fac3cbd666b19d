CREATE SEQUENCE "public"."ticket_number_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "enquiries" (
	"ticket_number" text PRIMARY KEY DEFAULT 'VT' || nextval('ticket_number_sequence') NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"name" text NOT NULL,
	"mobile_number" text,
	"email_id" text,
	"order_number" text,
	"city" text,
	"investment" text,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"customer_id" text,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"caller_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_idempotency_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "enquiries_kind_check" CHECK ("enquiries"."kind" IN ('SUPPORT', 'GRIEVANCE', 'FRANCHISE')),
	CONSTRAINT "enquiries_status_check" CHECK ("enquiries"."status" IN ('OPEN', 'ACKNOWLEDGED', 'RESOLVED')),
	CONSTRAINT "enquiries_language_check" CHECK ("enquiries"."language" IN ('en', 'ta', 'hi')),
	CONSTRAINT "enquiries_mobile_number_check" CHECK ("enquiries"."mobile_number" ~ '^[0-9]{10}$'),
	CONSTRAINT "enquiries_contact_check" CHECK ("enquiries"."mobile_number" IS NOT NULL OR "enquiries"."email_id" IS NOT NULL),
	CONSTRAINT "enquiries_city_check" CHECK ("enquiries"."kind" <> 'FRANCHISE' OR "enquiries"."city" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_created_at_index" ON "enquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enquiries_caller_index" ON "enquiries" USING btree ("caller_hash","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_customer_index" ON "enquiries" USING btree ("customer_id");