CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"bytes" "bytea",
	"object" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_object_check" CHECK (num_nonnulls("documents"."bytes", "documents"."object") = 1)
);
--> statement-breakpoint
CREATE TABLE "producer_certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"producer_id" text NOT NULL,
	"position" integer NOT NULL,
	"scheme" text NOT NULL,
	"body" text NOT NULL,
	"number" text NOT NULL,
	"scope" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"document_id" text,
	CONSTRAINT "producer_certificates_scheme_check" CHECK ("producer_certificates"."scheme" IN ('NPOP', 'PGS_INDIA')),
	CONSTRAINT "producer_certificates_days_check" CHECK ("producer_certificates"."valid_until" > "producer_certificates"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "producers" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ta" text NOT NULL,
	"name_hi" text NOT NULL,
	"place_en" text NOT NULL,
	"place_ta" text NOT NULL,
	"place_hi" text NOT NULL,
	"story_en" text NOT NULL,
	"story_ta" text NOT NULL,
	"story_hi" text NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "producers_slug_unique" UNIQUE("slug"),
	CONSTRAINT "producers_point_check" CHECK (("producers"."lat" IS NULL) = ("producers"."lng" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "pictures" DROP CONSTRAINT "pictures_kind_check";--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "producer_id" text;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "harvested_from" date;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "harvested_until" date;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "milled_on" date;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "lab_report_id" text;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "trace_code" text;--> statement-breakpoint
ALTER TABLE "producer_certificates" ADD CONSTRAINT "producer_certificates_producer_id_producers_id_fk" FOREIGN KEY ("producer_id") REFERENCES "public"."producers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "producer_certificates" ADD CONSTRAINT "producer_certificates_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "producer_certificates_producer_index" ON "producer_certificates" USING btree ("producer_id","position");--> statement-breakpoint
CREATE INDEX "producer_certificates_document_index" ON "producer_certificates" USING btree ("document_id");--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_producer_id_producers_id_fk" FOREIGN KEY ("producer_id") REFERENCES "public"."producers"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_lab_report_id_documents_id_fk" FOREIGN KEY ("lab_report_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_kind_check" CHECK ("pictures"."kind" IN ('PACK', 'SERVED', 'CATEGORY', 'BANNER_WIDE', 'BANNER_TALL', 'PRODUCER')) NOT VALID;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_origin_days_check" CHECK (("batches"."harvested_until" IS NULL OR "batches"."harvested_until" >= "batches"."harvested_from" AND "batches"."harvested_from" IS NOT NULL)
        AND greatest("batches"."harvested_from", "batches"."harvested_until") <= coalesce("batches"."milled_on", "batches"."packed_on", 'infinity')
        AND coalesce("batches"."milled_on" <= "batches"."packed_on", true)) NOT VALID;--> statement-breakpoint
ALTER TABLE "batches" VALIDATE CONSTRAINT "batches_producer_id_producers_id_fk";--> statement-breakpoint
ALTER TABLE "batches" VALIDATE CONSTRAINT "batches_lab_report_id_documents_id_fk";--> statement-breakpoint
ALTER TABLE "pictures" VALIDATE CONSTRAINT "pictures_kind_check";--> statement-breakpoint
ALTER TABLE "batches" VALIDATE CONSTRAINT "batches_origin_days_check";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "batches_trace_code_unique";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "batches_trace_code_unique" ON "batches" USING btree ("trace_code");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "batches_producer_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "batches_producer_index" ON "batches" USING btree ("producer_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "batches_lab_report_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "batches_lab_report_index" ON "batches" USING btree ("lab_report_id");