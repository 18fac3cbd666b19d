-- What version 0.3 adds. The statements that ALTER existing tables come before the data, because their locks keep the release before from writing
-- until the triggers of server/db/functions are in place. Indexes and checks of existing tables come last, outside the transaction.
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
CREATE TABLE "bank_lines" (
	"reference" text PRIMARY KEY NOT NULL,
	"amount_paise" bigint NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL,
	"transfer_id" text,
	"dismissed_by" text,
	"imported_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_lines_reference_check" CHECK ("bank_lines"."reference" ~ '^[0-9]{12}$'),
	CONSTRAINT "bank_lines_amount_check" CHECK ("bank_lines"."amount_paise" > 0)
);
--> statement-breakpoint
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
CREATE TABLE "closed_days" (
	"area_id" text DEFAULT 'main' NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "closed_days_area_id_day_pk" PRIMARY KEY("area_id","day")
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"quantity" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"photo_id" text,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"decision_reason" text,
	"refund_id" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "complaints_line_unique" UNIQUE("order_id","line_no"),
	CONSTRAINT "complaints_kind_check" CHECK ("complaints"."kind" IN ('DAMAGED', 'MISSING', 'WRONG', 'QUALITY')),
	CONSTRAINT "complaints_state_check" CHECK ("complaints"."state" IN ('OPEN', 'REPLACED', 'REFUNDED', 'DECLINED')),
	CONSTRAINT "complaints_quantity_check" CHECK ("complaints"."quantity" BETWEEN 1 AND 99)
);
--> statement-breakpoint
CREATE TABLE "day_closings" (
	"day" date PRIMARY KEY NOT NULL,
	"totals" jsonb NOT NULL,
	"difference_paise" bigint NOT NULL,
	"note" text,
	"closed_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_areas" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ta" text NOT NULL,
	"name_hi" text NOT NULL,
	"corners" jsonb NOT NULL,
	"delivery_steps" jsonb NOT NULL,
	"minimum_order_paise" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "delivery_areas_name_unique" UNIQUE("name_en"),
	CONSTRAINT "delivery_areas_corners_check" CHECK (jsonb_array_length("delivery_areas"."corners") BETWEEN 3 AND 200),
	CONSTRAINT "delivery_areas_steps_check" CHECK ("delivery_areas"."delivery_steps" #>> '{0,fromPaise}' = '0' AND "delivery_areas"."delivery_steps" #>> '{-1,chargePaise}' = '0'),
	CONSTRAINT "delivery_areas_minimum_check" CHECK ("delivery_areas"."minimum_order_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_slots" (
	"id" text PRIMARY KEY NOT NULL,
	"window_id" text NOT NULL,
	"area_id" text DEFAULT 'main' NOT NULL,
	"day" date NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"booked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_slots_window_unique" UNIQUE("window_id","day"),
	CONSTRAINT "delivery_slots_booked_check" CHECK ("delivery_slots"."booked" BETWEEN 0 AND "delivery_slots"."capacity")
);
--> statement-breakpoint
CREATE TABLE "delivery_windows" (
	"id" text PRIMARY KEY NOT NULL,
	"area_id" text DEFAULT 'main' NOT NULL,
	"weekday" integer NOT NULL,
	"start_minute" integer NOT NULL,
	"end_minute" integer NOT NULL,
	"capacity" integer NOT NULL,
	"cut_off_minutes" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "delivery_windows_time_unique" UNIQUE("area_id","weekday","start_minute","end_minute"),
	CONSTRAINT "delivery_windows_weekday_check" CHECK ("delivery_windows"."weekday" BETWEEN 0 AND 6),
	CONSTRAINT "delivery_windows_time_check" CHECK ("delivery_windows"."start_minute" >= 0 AND "delivery_windows"."end_minute" > "delivery_windows"."start_minute" AND "delivery_windows"."end_minute" <= 1440),
	CONSTRAINT "delivery_windows_capacity_check" CHECK ("delivery_windows"."capacity" BETWEEN 1 AND 1000),
	CONSTRAINT "delivery_windows_cut_off_check" CHECK ("delivery_windows"."cut_off_minutes" BETWEEN 0 AND 10080)
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"kind" text NOT NULL,
	"financial_year" integer NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "invoice_series_kind_financial_year_pk" PRIMARY KEY("kind","financial_year"),
	CONSTRAINT "invoice_series_kind_check" CHECK ("invoice_series"."kind" IN ('TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL', 'INVOICE', 'CREDIT_NOTE', 'REFUND_VOUCHER'))
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"financial_year" integer NOT NULL,
	"number" integer NOT NULL,
	"serial" text NOT NULL,
	"order_id" text NOT NULL,
	"invoice_id" text,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb,
	"place_of_supply" text NOT NULL,
	"lines" jsonb NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"rounding_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"refunded_paise" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("kind","financial_year","number"),
	CONSTRAINT "invoices_serial_unique" UNIQUE("serial"),
	CONSTRAINT "invoices_kind_check" CHECK ("invoices"."kind" IN ('TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL', 'INVOICE', 'CREDIT_NOTE', 'REFUND_VOUCHER')),
	CONSTRAINT "invoices_serial_check" CHECK ("invoices"."number" > 0 AND length("invoices"."serial") <= 16),
	CONSTRAINT "invoices_note_check" CHECK (("invoices"."kind" = 'CREDIT_NOTE') = ("invoices"."invoice_id" IS NOT NULL)),
	CONSTRAINT "invoices_total_check" CHECK ("invoices"."total_paise" = "invoices"."taxable_paise" + "invoices"."cgst_paise" + "invoices"."sgst_paise" + "invoices"."igst_paise" + "invoices"."rounding_paise"),
	CONSTRAINT "invoices_amounts_check" CHECK (least("invoices"."taxable_paise", "invoices"."cgst_paise", "invoices"."igst_paise") >= 0),
	CONSTRAINT "invoices_halves_check" CHECK ("invoices"."cgst_paise" = "invoices"."sgst_paise" AND ("invoices"."igst_paise" = 0 OR "invoices"."cgst_paise" = 0)),
	CONSTRAINT "invoices_rounding_check" CHECK (CASE WHEN "invoices"."kind" IN ('TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL', 'INVOICE') THEN "invoices"."total_paise" % 100 = 0 AND "invoices"."rounding_paise" BETWEEN -50 AND 50 ELSE "invoices"."rounding_paise" = 0 END)
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity_before" integer NOT NULL,
	"quantity_after" integer NOT NULL,
	"substitute_line_no" integer,
	"reduced_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"staff_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_changes_kind_check" CHECK ("order_changes"."kind" IN ('SHORTED', 'SUBSTITUTED', 'LEFT_OUT')),
	CONSTRAINT "order_changes_quantity_check" CHECK ("order_changes"."quantity_after" BETWEEN 0 AND "order_changes"."quantity_before"),
	CONSTRAINT "order_changes_reduced_check" CHECK ("order_changes"."reduced_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_feed" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_feed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_notes_text_check" CHECK (length("order_notes"."text") BETWEEN 1 AND 300)
);
--> statement-breakpoint
CREATE TABLE "pack_parts" (
	"pack_id" text NOT NULL,
	"part_pack_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "pack_parts_pack_id_part_pack_id_pk" PRIMARY KEY("pack_id","part_pack_id"),
	CONSTRAINT "pack_parts_quantity_check" CHECK ("pack_parts"."quantity" > 0),
	CONSTRAINT "pack_parts_other_check" CHECK ("pack_parts"."pack_id" <> "pack_parts"."part_pack_id")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"webp" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_kind_check" CHECK ("photos"."kind" IN ('DELIVERY', 'COMPLAINT'))
);
--> statement-breakpoint
CREATE TABLE "picture_files" (
	"picture_id" text NOT NULL,
	"ending" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "picture_files_picture_id_ending_pk" PRIMARY KEY("picture_id","ending")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"picture" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp (3) with time zone,
	CONSTRAINT "pictures_kind_check" CHECK ("pictures"."kind" IN ('PACK', 'SERVED', 'CATEGORY', 'BANNER_WIDE', 'BANNER_TALL'))
);
--> statement-breakpoint
CREATE TABLE "product_complements" (
	"product_id" text NOT NULL,
	"complement_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_complements_product_id_complement_id_pk" PRIMARY KEY("product_id","complement_id"),
	CONSTRAINT "product_complements_other_check" CHECK ("product_complements"."product_id" <> "product_complements"."complement_id")
);
--> statement-breakpoint
CREATE TABLE "recipe_ingredients" (
	"recipe_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"text" jsonb NOT NULL,
	"product_id" text,
	CONSTRAINT "recipe_ingredients_recipe_id_line_no_pk" PRIMARY KEY("recipe_id","line_no")
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ta" text NOT NULL,
	"name_hi" text NOT NULL,
	"description_en" text NOT NULL,
	"description_ta" text NOT NULL,
	"description_hi" text NOT NULL,
	"minutes" integer NOT NULL,
	"resting_minutes" integer DEFAULT 0 NOT NULL,
	"servings" integer NOT NULL,
	"steps" jsonb NOT NULL,
	"picture" jsonb,
	"published" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipes_slug_unique" UNIQUE("slug"),
	CONSTRAINT "recipes_minutes_check" CHECK ("recipes"."minutes" > 0 AND "recipes"."resting_minutes" >= 0),
	CONSTRAINT "recipes_servings_check" CHECK ("recipes"."servings" > 0)
);
--> statement-breakpoint
CREATE TABLE "refund_approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text,
	"amount_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"requested_by" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"transfer_id" text,
	CONSTRAINT "refund_approvals_state_check" CHECK ("refund_approvals"."state" IN ('WAITING', 'APPROVED', 'DECLINED')),
	CONSTRAINT "refund_approvals_amount_check" CHECK ("refund_approvals"."amount_paise" > 0),
	CONSTRAINT "refund_approvals_subject_check" CHECK (num_nonnulls("refund_approvals"."order_id", "refund_approvals"."transfer_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "round_stops" (
	"round_id" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"proof" text,
	"photo_id" text,
	"reason" text,
	"note" text,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "round_stops_round_id_order_id_pk" PRIMARY KEY("round_id","order_id"),
	CONSTRAINT "round_stops_state_check" CHECK ("round_stops"."state" IN ('PENDING', 'DELIVERED', 'NOT_DELIVERED', 'REMOVED')),
	CONSTRAINT "round_stops_proof_check" CHECK ("round_stops"."proof" IN ('CODE', 'PHOTO', 'REVIEW'))
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"rider_id" text NOT NULL,
	"state" text DEFAULT 'PLANNED' NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rounds_state_check" CHECK ("rounds"."state" IN ('PLANNED', 'OUT', 'DONE'))
);
--> statement-breakpoint
CREATE TABLE "settlement_days" (
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"compared_at" timestamp (3) with time zone,
	CONSTRAINT "settlement_days_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
CREATE TABLE "settlement_differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"shop_paise" bigint,
	"provider_paise" bigint,
	"order_id" text,
	"settlement_id" text,
	"found_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"resolution" text,
	"note" text,
	"resolved_by" text,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "settlement_differences_kind_check" CHECK ("settlement_differences"."kind" IN ('UNKNOWN_PAYMENT', 'UNKNOWN_REFUND', 'PAYMENT_AMOUNT', 'REFUND_AMOUNT', 'UNSETTLED_PAYMENT', 'UNSETTLED_REFUND', 'ADJUSTMENT')),
	CONSTRAINT "settlement_differences_state_check" CHECK ("settlement_differences"."state" IN ('OPEN', 'RESOLVED')),
	CONSTRAINT "settlement_differences_resolution_check" CHECK ("settlement_differences"."resolution" IN ('FOUND', 'FEE', 'BOOKED', 'EXPLAINED')),
	CONSTRAINT "settlement_differences_resolved_check" CHECK (("settlement_differences"."state" = 'RESOLVED') = ("settlement_differences"."resolution" IS NOT NULL AND "settlement_differences"."resolved_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"amount_paise" bigint NOT NULL,
	"fee_paise" bigint NOT NULL,
	"settlement_id" text NOT NULL,
	"bank_reference" text,
	"settled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "settlement_lines_provider_reference_pk" PRIMARY KEY("provider","reference"),
	CONSTRAINT "settlement_lines_kind_check" CHECK ("settlement_lines"."kind" IN ('PAYMENT', 'REFUND', 'ADJUSTMENT'))
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
CREATE TABLE "staff_requests" (
	"staff_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_requests_staff_id_key_pk" PRIMARY KEY("staff_id","key")
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
CREATE TABLE "tax_classes" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hsn" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tax_classes_hsn_check" CHECK ("tax_classes"."hsn" ~ '^[0-9]{0,8}$')
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"class_id" text NOT NULL,
	"from_day" date NOT NULL,
	"gst_percent" integer NOT NULL,
	CONSTRAINT "tax_rates_class_id_from_day_pk" PRIMARY KEY("class_id","from_day"),
	CONSTRAINT "tax_rates_gst_percent_check" CHECK ("tax_rates"."gst_percent" BETWEEN 0 AND 100)
);
--> statement-breakpoint
ALTER TABLE "addons" ADD COLUMN "kind" text DEFAULT 'EXTRA' NOT NULL;
--> statement-breakpoint
ALTER TABLE "addons" ADD CONSTRAINT "addons_kind_check" CHECK ("addons"."kind" IN ('EXTRA', 'GRINDING')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "addons" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "drawing" text;
--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- No process has read or written these columns: dates take their place.
-- contract: unread since 0.2.0
ALTER TABLE "batches" DROP COLUMN "packed_on", DROP COLUMN "best_before";
--> statement-breakpoint
ALTER TABLE "batches" DROP CONSTRAINT "batches_pack_id_packs_id_fk";
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "packed_on" date;
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "best_before" date;
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "cost_paise" integer;
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "stock" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "set_apart" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "out_of_sale" text;
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "out_of_sale_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "recall_reason" text;
--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_stock_check" CHECK ("batches"."stock" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_set_apart_check" CHECK ("batches"."set_apart" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_dates_check" CHECK ("batches"."best_before" > "batches"."packed_on") NOT VALID;
--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_cost_check" CHECK ("batches"."cost_paise" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_out_of_sale_check" CHECK ("batches"."out_of_sale" IN ('SHELF_LIFE', 'RECALLED')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_out_of_sale_at_check" CHECK (("batches"."out_of_sale" IS NULL) = ("batches"."out_of_sale_at" IS NULL)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "cash_handovers" ADD COLUMN "expected_paise" bigint;
--> statement-breakpoint
ALTER TABLE "cash_handovers" ADD COLUMN "round_id" text;
--> statement-breakpoint
ALTER TABLE "cash_handovers" DROP CONSTRAINT "cash_handovers_amount_check";
--> statement-breakpoint
ALTER TABLE "cash_handovers" ADD CONSTRAINT "cash_handovers_amount_check" CHECK ("cash_handovers"."amount_paise" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD COLUMN "saved_paise" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_kind_check";
--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_value_check";
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "category_ids" text[];
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "first_order_only" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_categories_check" CHECK (cardinality("coupons"."category_ids") > 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_kind_check" CHECK ("coupons"."kind" IN ('PERCENT', 'FLAT', 'FREE_DELIVERY')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_value_check" CHECK (CASE "coupons"."kind" WHEN 'FREE_DELIVERY' THEN "coupons"."value" = 0 WHEN 'PERCENT' THEN "coupons"."value" BETWEEN 1 AND 100 ELSE "coupons"."value" > 0 END) NOT VALID;
--> statement-breakpoint
ALTER TABLE "ledger" DROP CONSTRAINT "ledger_account_check";
--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_account_check" CHECK ("ledger"."account" IN ('CUSTOMER', 'PROVIDER', 'CASH', 'SHOP', 'REFUNDS', 'DIFFERENCE')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "localities" ADD COLUMN "name_hi" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "starts_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "ends_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "channel" text DEFAULT 'WEB' NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taken_by" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "needs_approval" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reduced_paise" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "slot_id" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "code_tries" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "staff_cancel_reason" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_slot_id_delivery_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."delivery_slots"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel_check" CHECK ("orders"."channel" IN ('WEB', 'PHONE')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reduced_check" CHECK ("orders"."reduced_paise" BETWEEN 0 AND "orders"."total_paise") NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_staff_cancel_reason_check" CHECK ("orders"."staff_cancel_reason" IN ('CUSTOMER', 'SOLD_OUT', 'RUSH', 'NO_SHOW', 'REFUSED', 'OTHER')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "if_missing" text DEFAULT 'CALL' NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_if_missing_check" CHECK ("orders"."if_missing" IN ('CALL', 'REPLACE', 'LEAVE_OUT')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "area_id" text;
--> statement-breakpoint
ALTER TABLE "otp_sessions" DROP CONSTRAINT "otp_sessions_purpose_check";
--> statement-breakpoint
ALTER TABLE "otp_sessions" ADD CONSTRAINT "otp_sessions_purpose_check" CHECK ("otp_sessions"."purpose" IN ('LOGIN', 'EMAIL', 'ERASE', 'STAFF')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "packs" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "packs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "taste" jsonb;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "origin" jsonb;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cooking_minutes" integer;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "instead_of" jsonb;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_cooking_minutes_check" CHECK ("products"."cooking_minutes" > 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_draft_check" CHECK (NOT ("products"."published" AND "products"."draft")) NOT VALID;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_class_id" text;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tax_class_id_tax_classes_id_fk" FOREIGN KEY ("tax_class_id") REFERENCES "public"."tax_classes"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "replaces_id" text;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_replaces_id_refunds_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason_check";
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_batch_id_batches_id_fk";
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason_check" CHECK ("stock_movements"."reason" IN ('OPENING', 'ORDERED', 'RELEASED', 'RECEIVED', 'COUNTED', 'SPOILED', 'EXPIRED', 'SAMPLE', 'CORRECTION', 'REPLACED', 'WITHDRAWN', 'RESTORED')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "product_complements" ADD CONSTRAINT "product_complements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_complements" ADD CONSTRAINT "product_complements_complement_id_products_id_fk" FOREIGN KEY ("complement_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pack_parts" ADD CONSTRAINT "pack_parts_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pack_parts" ADD CONSTRAINT "pack_parts_part_pack_id_packs_id_fk" FOREIGN KEY ("part_pack_id") REFERENCES "public"."packs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_tickets" ADD CONSTRAINT "staff_tickets_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_approvals" ADD CONSTRAINT "refund_approvals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "round_stops" ADD CONSTRAINT "round_stops_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "round_stops" ADD CONSTRAINT "round_stops_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "round_stops" ADD CONSTRAINT "round_stops_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_rider_id_staff_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_class_id_tax_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."tax_classes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "catalogue_import_rows" ADD CONSTRAINT "catalogue_import_rows_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_invoice_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settlement_differences" ADD CONSTRAINT "settlement_differences_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settlement_differences" ADD CONSTRAINT "settlement_differences_resolved_by_staff_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_approvals" ADD CONSTRAINT "refund_approvals_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "product_complements_complement_index" ON "product_complements" USING btree ("complement_id");
--> statement-breakpoint
CREATE INDEX "recipe_ingredients_product_index" ON "recipe_ingredients" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "pack_parts_part_index" ON "pack_parts" USING btree ("part_pack_id");
--> statement-breakpoint
CREATE INDEX "audit_log_subject_index" ON "audit_log" USING btree ("subject_id","id");
--> statement-breakpoint
CREATE INDEX "audit_log_action_index" ON "audit_log" USING btree ("action","id");
--> statement-breakpoint
CREATE INDEX "audit_log_staff_index" ON "audit_log" USING btree ("staff_id","id");
--> statement-breakpoint
CREATE INDEX "staff_sessions_staff_index" ON "staff_sessions" USING btree ("staff_id");
--> statement-breakpoint
CREATE INDEX "staff_sessions_expires_at_index" ON "staff_sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "staff_tickets_staff_index" ON "staff_tickets" USING btree ("staff_id");
--> statement-breakpoint
CREATE INDEX "staff_tickets_expires_at_index" ON "staff_tickets" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "complaints_state_index" ON "complaints" USING btree ("state","created_at");
--> statement-breakpoint
CREATE INDEX "order_changes_order_index" ON "order_changes" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "order_feed_transaction_index" ON "order_feed" USING btree ("transaction");
--> statement-breakpoint
CREATE INDEX "refund_approvals_order_index" ON "refund_approvals" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "staff_requests_created_at_index" ON "staff_requests" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "round_stops_pending_unique" ON "round_stops" USING btree ("order_id") WHERE "round_stops"."state" = 'PENDING';
--> statement-breakpoint
CREATE INDEX "photos_order_index" ON "photos" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "rounds_rider_index" ON "rounds" USING btree ("rider_id","created_at");
--> statement-breakpoint
CREATE INDEX "catalogue_import_rows_state_index" ON "catalogue_import_rows" USING btree ("import_id","state","row");
--> statement-breakpoint
CREATE INDEX "catalogue_imports_created_index" ON "catalogue_imports" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order_unique" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" IN ('TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL', 'INVOICE');
--> statement-breakpoint
CREATE INDEX "invoices_order_index" ON "invoices" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "invoices_invoice_index" ON "invoices" USING btree ("invoice_id");
--> statement-breakpoint
CREATE INDEX "invoices_issued_index" ON "invoices" USING btree ("issued_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_differences_unique" ON "settlement_differences" USING btree ("provider","kind","reference");
--> statement-breakpoint
CREATE INDEX "settlement_differences_state_index" ON "settlement_differences" USING btree ("state","id");
--> statement-breakpoint
CREATE INDEX "settlement_differences_order_index" ON "settlement_differences" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "settlement_lines_day_index" ON "settlement_lines" USING btree ("provider","day");
--> statement-breakpoint
CREATE INDEX "settlement_lines_settlement_index" ON "settlement_lines" USING btree ("settlement_id");
--> statement-breakpoint
CREATE INDEX "order_notes_order_index" ON "order_notes" USING btree ("order_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "refund_approvals_transfer_unique" ON "refund_approvals" USING btree ("transfer_id") WHERE "refund_approvals"."state" = 'WAITING';
--> statement-breakpoint
-- Stock that the shop has already is one batch for each pack, of unknown origin. The foreign key follows the rows and checks them all at once.
INSERT INTO "batches" ("id", "pack_id", "code", "stock")
SELECT 'opening-' || "id", "id", 'OPENING', "stock" FROM "packs"
WHERE "stock" > 0 AND NOT EXISTS (SELECT FROM "pack_parts" WHERE "pack_parts"."pack_id" = "packs"."id");
--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
-- The area and the charges that the settings had, which are unread from here on.
INSERT INTO delivery_areas (id, position, name_en, name_ta, name_hi, corners, delivery_steps, minimum_order_paise)
SELECT 'city', 1, settings #>> '{city,en}', settings #>> '{city,ta}', settings #>> '{city,hi}', settings #> '{delivery,area}',
  CASE WHEN '0' IN (settings #>> '{charges,freeDeliveryFromPaise}', settings #>> '{charges,deliveryChargePaise}')
    THEN '[{"fromPaise": 0, "chargePaise": 0}]'
    ELSE jsonb_build_array(
      jsonb_build_object('fromPaise', 0, 'chargePaise', settings #> '{charges,deliveryChargePaise}'),
      jsonb_build_object('fromPaise', settings #> '{charges,freeDeliveryFromPaise}', 'chargePaise', 0)) END,
  (settings #>> '{charges,minimumOrderPaise}')::int
FROM store_settings;
--> statement-breakpoint
-- One class for each HSN code and rate. Products stay unassigned, so that half a million rows are not rewritten.
INSERT INTO tax_classes (id, name, hsn)
SELECT hsn || '-' || gst_percent, 'HSN ' || hsn || CASE WHEN count(*) OVER (PARTITION BY hsn) > 1 THEN ' (' || gst_percent || ' %)' ELSE '' END, hsn
FROM (SELECT DISTINCT hsn, gst_percent FROM products) AS taxed;
--> statement-breakpoint
-- The day on which GST began in India.
INSERT INTO tax_rates (class_id, from_day, gst_percent)
SELECT hsn || '-' || gst_percent, '2017-07-01', gst_percent FROM (SELECT DISTINCT hsn, gst_percent FROM products) AS taxed;
--> statement-breakpoint
-- Until now coupons could only save discounts.
UPDATE "coupon_redemptions" SET "saved_paise" = "orders"."discount_paise" FROM "orders" WHERE "orders"."id" = "coupon_redemptions"."order_id" AND "orders"."discount_paise" > 0;
--> statement-breakpoint
UPDATE "banners" SET "drawing" = "id" WHERE starts_with("picture" -> 'wide' ->> 'path', '/pictures/');
--> statement-breakpoint
-- A broad search decompresses the terms of thousands of products, which lz4 does twice as fast as pglz. Stored terms keep their compression
-- until they change. Not every build of PostgreSQL has lz4.
DO $$
BEGIN
  ALTER TABLE "products" ALTER COLUMN "search_terms" SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN
  RAISE NOTICE 'search terms stay compressed by pglz';
END
$$;
--> statement-breakpoint
-- For shops that were seeded with the demo's city.
UPDATE "localities" SET "name_hi" = known."name_hi" FROM (VALUES
  ('gandhipuram', 'गांधीपुरम'),
  ('town-hall', 'टाउन हॉल'),
  ('ukkadam', 'उक्कडम'),
  ('rs-puram', 'आर.एस. पुरम'),
  ('race-course', 'रेस कोर्स'),
  ('ramnagar', 'रामनगर'),
  ('tatabad', 'टाटाबाद'),
  ('sivananda-colony', 'शिवानंदा कॉलोनी'),
  ('siddhapudur', 'सिद्धापुदूर'),
  ('pappanaickenpalayam', 'पप्पनायकनपालयम'),
  ('lawley-road', 'लॉली रोड'),
  ('saibaba-colony', 'साईबाबा कॉलोनी'),
  ('rathinapuri', 'रत्तिनपुरी'),
  ('ganapathy', 'गणपति'),
  ('peelamedu', 'पीलमेडु'),
  ('hope-college', 'होप कॉलेज'),
  ('sowripalayam', 'सौरीपालयम'),
  ('uppilipalayam', 'उप्पिलिपालयम'),
  ('ramanathapuram', 'रामनाथपुरम'),
  ('puliakulam', 'पुलियाकुलम'),
  ('singanallur', 'सिंगानल्लूर'),
  ('ondipudur', 'ओंडीपुदूर'),
  ('nanjundapuram', 'नंजुंडापुरम'),
  ('podanur', 'पोदनूर'),
  ('sundarapuram', 'सुंदरापुरम'),
  ('kuniamuthur', 'कुनियामुत्तूर'),
  ('selvapuram', 'सेल्वपुरम'),
  ('telungupalayam', 'तेलुंगुपालयम'),
  ('veerakeralam', 'वीरकेरलम'),
  ('vadavalli', 'वडवल्ली'),
  ('edayarpalayam', 'इडयारपालयम'),
  ('kavundampalayam', 'कवुंडमपालयम'),
  ('thudiyalur', 'तुडियलूर'),
  ('chinnavedampatti', 'चिन्नवेडमपट्टी'),
  ('saravanampatti', 'सरवणमपट्टी'),
  ('vilankurichi', 'विलांकुरिची'),
  ('kalapatti', 'कालापट्टी'),
  ('coimbatore-airport-tidel-park', 'हवाई अड्डा'),
  ('perur', 'पेरूर'),
  ('kovaipudur', 'कोवैपुदूर'),
  ('vellalore', 'वेल्ललूर'),
  ('eachanari', 'ईचनारी'),
  ('irugur', 'इरुगूर'),
  ('neelambur', 'नीलाम्बूर'),
  ('sulur', 'सूलूर'),
  ('narasimhanaickenpalayam', 'नरसिम्हनायकनपालयम'),
  ('periyanaickenpalayam', 'पेरियनायकनपालयम'),
  ('bharathiar-university', 'भारतियार विश्वविद्यालय'),
  ('malumichampatti', 'मलुमिचमपट्टी'),
  ('ettimadai', 'एट्टिमडै')
) AS known ("id", "name_hi") WHERE "localities"."id" = known."id";
--> statement-breakpoint
ALTER TABLE "addons" VALIDATE CONSTRAINT "addons_kind_check";
--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_cooking_minutes_check";
--> statement-breakpoint
ALTER TABLE "otp_sessions" VALIDATE CONSTRAINT "otp_sessions_purpose_check";
--> statement-breakpoint
ALTER TABLE "cash_handovers" VALIDATE CONSTRAINT "cash_handovers_amount_check";
--> statement-breakpoint
ALTER TABLE "ledger" VALIDATE CONSTRAINT "ledger_account_check";
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_slot_id_delivery_slots_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_channel_check";
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_reduced_check";
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_staff_cancel_reason_check";
--> statement-breakpoint
ALTER TABLE "stock_movements" VALIDATE CONSTRAINT "stock_movements_reason_check";
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_if_missing_check";
--> statement-breakpoint
ALTER TABLE "batches" VALIDATE CONSTRAINT "batches_stock_check";
--> statement-breakpoint
ALTER TABLE "batches" VALIDATE CONSTRAINT "batches_set_apart_check";
--> statement-breakpoint
ALTER TABLE "batches" VALIDATE CONSTRAINT "batches_dates_check";
--> statement-breakpoint
ALTER TABLE "batches" VALIDATE CONSTRAINT "batches_cost_check";
--> statement-breakpoint
ALTER TABLE "batches" VALIDATE CONSTRAINT "batches_out_of_sale_check";
--> statement-breakpoint
ALTER TABLE "batches" VALIDATE CONSTRAINT "batches_out_of_sale_at_check";
--> statement-breakpoint
ALTER TABLE "stock_movements" VALIDATE CONSTRAINT "stock_movements_batch_id_batches_id_fk";
--> statement-breakpoint
ALTER TABLE "batches" VALIDATE CONSTRAINT "batches_pack_id_packs_id_fk";
--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_draft_check";
--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_tax_class_id_tax_classes_id_fk";
--> statement-breakpoint
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_categories_check";
--> statement-breakpoint
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_kind_check";
--> statement-breakpoint
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_value_check";
--> statement-breakpoint
ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_replaces_id_refunds_id_fk";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_status_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_status_index" ON "orders" USING btree ("status","created_at","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_created_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_created_index" ON "orders" USING btree ("created_at","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_counted_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_counted_index" ON "orders" USING btree ("customer_id","created_at") WHERE "orders"."status" NOT IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'CANCELLED');
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_due_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_due_index" ON "orders" USING btree ("customer_id") WHERE "orders"."payment_status" = 'DUE_AT_DOOR';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_at_door_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_at_door_index" ON "orders" USING btree ("customer_id") WHERE "orders"."payment_method" = 'AT_DOOR';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "customers_search_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "customers_search_index" ON "customers" USING gin (("name" || ' ' || "mobile_number") gin_trgm_ops);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "batches_code_unique";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "batches_code_unique" ON "batches" USING btree ("pack_id","code");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "batches_best_before_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "batches_best_before_index" ON "batches" USING btree ("best_before");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "batches_set_apart_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "batches_set_apart_index" ON "batches" USING btree ("pack_id") WHERE "batches"."set_apart" > 0;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_item_batches_batch_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_item_batches_batch_index" ON "order_item_batches" USING btree ("batch_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_by_hand_unique";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "refunds_by_hand_unique" ON "refunds" USING btree ("provider_refund_id") WHERE "refunds"."by_hand";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "transfers_paid_unique";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "transfers_paid_unique" ON "transfers" USING btree ("order_id") WHERE "transfers"."surplus" IS NULL;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_replaces_unique";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "refunds_replaces_unique" ON "refunds" USING btree ("replaces_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_sales_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_sales_index" ON "orders" USING btree ("created_at","customer_id","area_id","slot_id","total_paise","reduced_paise") WHERE "orders"."status" NOT IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'CANCELLED');
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "stock_movements_own_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "stock_movements_own_index" ON "stock_movements" USING btree ("pack_id","id") WHERE "stock_movements"."order_id" IS NULL;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ledger_customer_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "ledger_customer_index" ON "ledger" USING btree ("at") WHERE "ledger"."account" = 'CUSTOMER';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payment_attempts_unpaid_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_attempts_unpaid_index" ON "payment_attempts" USING btree ("created_at","id" COLLATE "C") WHERE "payment_attempts"."state" <> 'RECEIVED';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payment_attempts_amount_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_attempts_amount_index" ON "payment_attempts" USING btree ("amount_paise") WHERE "payment_attempts"."state" <> 'RECEIVED';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_created_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_created_index" ON "refunds" USING btree ("created_at","id" COLLATE "C");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_provider_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_provider_index" ON "refunds" USING btree ("provider_refund_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_failed_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_failed_index" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" = 'FAILED';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "transfers_received_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "transfers_received_index" ON "transfers" USING btree ("received_at","id" COLLATE "C");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "transfers_surplus_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "transfers_surplus_index" ON "transfers" USING btree ("received_at","id" COLLATE "C") WHERE "transfers"."surplus" IS NOT NULL;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "transfers_amount_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "transfers_amount_index" ON "transfers" USING btree ("amount_paise");
