CREATE TABLE "staff_muted_notices" (
	"staff_id" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "staff_muted_notices_staff_id_kind_pk" PRIMARY KEY("staff_id","kind"),
	CONSTRAINT "staff_muted_notices_kind_check" CHECK ("staff_muted_notices"."kind" IN ('NEW_ORDER', 'PAYMENT_TO_MATCH', 'COMPLAINT', 'REFUND_FAILED'))
);
--> statement-breakpoint
CREATE TABLE "staff_push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_push_subscriptions_session_unique" UNIQUE("session_hash"),
	CONSTRAINT "staff_push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "staff_muted_notices" ADD CONSTRAINT "staff_muted_notices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_push_subscriptions" ADD CONSTRAINT "staff_push_subscriptions_session_hash_staff_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."staff_sessions"("token_hash") ON DELETE cascade ON UPDATE no action;