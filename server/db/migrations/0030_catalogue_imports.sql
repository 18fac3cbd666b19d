CREATE TABLE "catalogue_import_rows" (
	"import_id" text NOT NULL,
	"row" integer NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"net_grams" integer,
	"cells" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"faults" jsonb NOT NULL,
	"seen" jsonb NOT NULL,
	"product_id" text,
	"pack_id" text,
	"written" jsonb,
	CONSTRAINT "catalogue_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row"),
	CONSTRAINT "catalogue_import_rows_state_check" CHECK ("catalogue_import_rows"."state" IN ('FAULTY', 'READY', 'WRITTEN', 'MISSED', 'UNDONE', 'STAYS')),
	CONSTRAINT "catalogue_import_rows_kind_check" CHECK ("catalogue_import_rows"."kind" IN ('PRODUCT', 'PACK', 'CHANGE'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"status" text DEFAULT 'CHECKED' NOT NULL,
	"row_count" integer NOT NULL,
	"same_count" integer NOT NULL,
	"unread_columns" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "catalogue_imports_status_check" CHECK ("catalogue_imports"."status" IN ('CHECKED', 'APPLIED', 'UNDONE')),
	CONSTRAINT "catalogue_imports_applied_check" CHECK (("catalogue_imports"."status" = 'CHECKED') = ("catalogue_imports"."applied_at" IS NULL) AND ("catalogue_imports"."status" = 'UNDONE') = ("catalogue_imports"."undone_at" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "catalogue_import_rows" ADD CONSTRAINT "catalogue_import_rows_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_import_rows_state_index" ON "catalogue_import_rows" USING btree ("import_id","state","row");--> statement-breakpoint
CREATE INDEX "catalogue_imports_created_index" ON "catalogue_imports" USING btree ("created_at");