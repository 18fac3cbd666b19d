CREATE TABLE "backup_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"target" text NOT NULL,
	"name" text,
	"bytes" bigint,
	"row_count" bigint,
	"problem" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "backup_runs_kind_check" CHECK ("backup_runs"."kind" IN ('BACKUP', 'DRILL')),
	CONSTRAINT "backup_runs_state_check" CHECK ("backup_runs"."state" IN ('RUNNING', 'DONE', 'FAILED')),
	CONSTRAINT "backup_runs_finished_check" CHECK (("backup_runs"."state" = 'RUNNING') = ("backup_runs"."finished_at" IS NULL)),
	CONSTRAINT "backup_runs_problem_check" CHECK (("backup_runs"."state" = 'FAILED') = ("backup_runs"."problem" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "kept_passphrases" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"confirmed_by" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_passphrases" ADD CONSTRAINT "kept_passphrases_confirmed_by_staff_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "backup_runs_running_unique" ON "backup_runs" USING btree ("kind") WHERE "backup_runs"."state" = 'RUNNING';--> statement-breakpoint
CREATE INDEX "backup_runs_newest_index" ON "backup_runs" USING btree ("kind","state","started_at");