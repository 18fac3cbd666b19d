CREATE TABLE "auth_counts" (
	"key" text NOT NULL,
	"window_end" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "auth_counts_key_window_end_pk" PRIMARY KEY("key","window_end")
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_tokens" ADD COLUMN "last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_tokens" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "auth_tokens" ADD COLUMN "platform" text;--> statement-breakpoint
ALTER TABLE "auth_tokens" ADD COLUMN "known_browser_hash" text;--> statement-breakpoint
ALTER TABLE "otp_sends" ADD COLUMN "lane" text;--> statement-breakpoint
ALTER TABLE "otp_sessions" ADD COLUMN "purpose" text DEFAULT 'LOGIN' NOT NULL;--> statement-breakpoint
ALTER TABLE "otp_sessions" ADD COLUMN "lane" text;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_counts_window_end_index" ON "auth_counts" USING btree ("window_end");--> statement-breakpoint
CREATE INDEX "known_browsers_customer_index" ON "known_browsers" USING btree ("customer_id","used_at");--> statement-breakpoint
CREATE INDEX "known_browsers_used_at_index" ON "known_browsers" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "otp_sends_lane_index" ON "otp_sends" USING btree ("lane","created_at");--> statement-breakpoint
ALTER TABLE "otp_sessions" ADD CONSTRAINT "otp_sessions_purpose_check" CHECK ("otp_sessions"."purpose" IN ('LOGIN', 'EMAIL', 'ERASE'));