CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" text,
	"staff_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"mobile_number" text NOT NULL,
	"name" text NOT NULL,
	"role" integer NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"factor_seed" text,
	"factor_step" bigint,
	"enrolment_hash" text,
	"enrolment_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_mobile_number_unique" UNIQUE("mobile_number"),
	CONSTRAINT "staff_mobile_number_check" CHECK ("staff"."mobile_number" ~ '^[0-9]{10}$'),
	CONSTRAINT "staff_role_check" CHECK ("staff"."role" IN (1, 2, 3, 5)),
	CONSTRAINT "staff_language_check" CHECK ("staff"."language" IN ('en', 'ta', 'hi'))
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"staff_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "staff_recovery_codes_staff_id_code_hash_pk" PRIMARY KEY("staff_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"browser" text,
	"platform" text
);
--> statement-breakpoint
CREATE TABLE "staff_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"new_seed" text,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_tickets_wrong_tries_check" CHECK ("staff_tickets"."wrong_tries" BETWEEN 0 AND 20)
);
--> statement-breakpoint
ALTER TABLE "otp_sessions" DROP CONSTRAINT "otp_sessions_purpose_check";--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_tickets" ADD CONSTRAINT "staff_tickets_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject_index" ON "audit_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action_index" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_staff_index" ON "audit_log" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff_index" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expires_at_index" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_tickets_staff_index" ON "staff_tickets" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_tickets_expires_at_index" ON "staff_tickets" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "otp_sessions" ADD CONSTRAINT "otp_sessions_purpose_check" CHECK ("otp_sessions"."purpose" IN ('LOGIN', 'EMAIL', 'ERASE', 'STAFF')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "otp_sessions" VALIDATE CONSTRAINT "otp_sessions_purpose_check";--> statement-breakpoint
-- The lock makes two who leave at once wait for each other.
CREATE FUNCTION keep_a_super_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7202416);
  IF NOT EXISTS (SELECT FROM staff WHERE role = 1 AND active) THEN
    RAISE EXCEPTION 'the last Super Admin stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_last_super_admin_check';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_super_admin_leaves AFTER UPDATE ON staff FOR EACH ROW
  WHEN (OLD.role = 1 AND OLD.active AND NOT (NEW.role = 1 AND NEW.active)) EXECUTE FUNCTION keep_a_super_admin();
--> statement-breakpoint
CREATE TRIGGER staff_super_admin_removed AFTER DELETE ON staff FOR EACH ROW WHEN (OLD.role = 1 AND OLD.active) EXECUTE FUNCTION keep_a_super_admin();
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION reject_change();
