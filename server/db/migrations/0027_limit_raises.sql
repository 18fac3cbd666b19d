CREATE TABLE "limit_raises" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"before_paise" bigint NOT NULL,
	"after_paise" bigint NOT NULL,
	"raised_by" text NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp (3) with time zone,
	"is_alone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "limit_raises_name_check" CHECK ("limit_raises"."name" IN ('refundLimitPaise', 'secondPersonPaise')),
	CONSTRAINT "limit_raises_paise_check" CHECK ("limit_raises"."before_paise" < "limit_raises"."after_paise"),
	CONSTRAINT "limit_raises_confirmed_check" CHECK (("limit_raises"."confirmed_by" IS NULL) = ("limit_raises"."confirmed_at" IS NULL)),
	CONSTRAINT "limit_raises_persons_check" CHECK ("limit_raises"."confirmed_by" IS NULL OR "limit_raises"."is_alone" OR "limit_raises"."confirmed_by" <> "limit_raises"."raised_by")
);
--> statement-breakpoint
-- What was raised lately counts for the person, and is read by all Admins, as what is raised from now on.
INSERT INTO "limit_raises" ("id", "name", "before_paise", "after_paise", "raised_by", "created_at")
SELECT "id" || '-' || "name", "name", ("before" ->> "name")::bigint, ("after" ->> "name")::bigint, "staff_id", "at"
FROM "audit_log", unnest(ARRAY['refundLimitPaise', 'secondPersonPaise']) AS "name"
WHERE "action" = 'manageSettings' AND "subject" = 'settings' AND "subject_id" = 'counter' AND "staff_id" IS NOT NULL
  AND "at" > now() - interval '7 days' AND ("before" ->> "name")::bigint < ("after" ->> "name")::bigint;
