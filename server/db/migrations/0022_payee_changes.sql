CREATE TABLE "payee_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"requested_by" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"is_alone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payee_changes_state_check" CHECK ("payee_changes"."state" IN ('WAITING', 'APPROVED', 'DECLINED')),
	CONSTRAINT "payee_changes_decided_check" CHECK (("payee_changes"."state" = 'WAITING') = ("payee_changes"."decided_by" IS NULL)),
	CONSTRAINT "payee_changes_persons_check" CHECK ("payee_changes"."state" <> 'APPROVED' OR "payee_changes"."is_alone" OR "payee_changes"."decided_by" <> "payee_changes"."requested_by")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payee_changes_waiting_unique" ON "payee_changes" USING btree ("state") WHERE "payee_changes"."state" = 'WAITING';