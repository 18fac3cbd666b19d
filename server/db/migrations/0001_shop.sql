CREATE SEQUENCE "public"."order_number_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"type" integer NOT NULL,
	"others_type" text,
	"street" text NOT NULL,
	"door_no" text,
	"landmark" text NOT NULL,
	"receiver_name" text,
	"receiver_phone" text,
	"instructions" text,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_type_check" CHECK ("addresses"."type" BETWEEN 1 AND 3),
	CONSTRAINT "addresses_others_type_check" CHECK ("addresses"."others_type" IS NULL OR "addresses"."type" = 3),
	CONSTRAINT "addresses_receiver_phone_check" CHECK ("addresses"."receiver_phone" ~ '^[0-9]{10}$'),
	CONSTRAINT "addresses_point_check" CHECK ("addresses"."lat" BETWEEN -90 AND 90 AND "addresses"."lng" BETWEEN -180 AND 180)
);
--> statement-breakpoint
CREATE TABLE "auth_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "otp_sends" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "otp_sends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mobile_number" text NOT NULL,
	"caller_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "otp_sends_mobile_number_check" CHECK ("otp_sends"."mobile_number" ~ '^[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "otp_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"mobile_number" text NOT NULL,
	"code_hash" text NOT NULL,
	"name" text,
	"email_id" text,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"resend_after" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "otp_sessions_mobile_number_check" CHECK ("otp_sessions"."mobile_number" ~ '^[0-9]{10}$'),
	CONSTRAINT "otp_sessions_wrong_tries_check" CHECK ("otp_sessions"."wrong_tries" BETWEEN 0 AND 20)
);
--> statement-breakpoint
CREATE TABLE "addons" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ta" text NOT NULL,
	"name_hi" text NOT NULL,
	"price_paise" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "addons_price_check" CHECK ("addons"."price_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ta" text NOT NULL,
	"name_hi" text NOT NULL,
	"description_en" text NOT NULL,
	"description_ta" text NOT NULL,
	"description_hi" text NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "packs" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"net_grams" integer NOT NULL,
	"mrp_paise" integer NOT NULL,
	"price_paise" integer NOT NULL,
	"stock" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "packs_product_size_unique" UNIQUE("product_id","net_grams"),
	CONSTRAINT "packs_net_grams_check" CHECK ("packs"."net_grams" > 0),
	CONSTRAINT "packs_stock_check" CHECK ("packs"."stock" >= 0),
	CONSTRAINT "packs_price_check" CHECK ("packs"."price_paise" > 0 AND "packs"."price_paise" <= "packs"."mrp_paise")
);
--> statement-breakpoint
CREATE TABLE "product_addons" (
	"product_id" text NOT NULL,
	"addon_id" text NOT NULL,
	CONSTRAINT "product_addons_product_id_addon_id_pk" PRIMARY KEY("product_id","addon_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ta" text NOT NULL,
	"name_hi" text NOT NULL,
	"hsn" text NOT NULL,
	"gst_percent" integer NOT NULL,
	"veg" boolean NOT NULL,
	"country_of_origin" text NOT NULL,
	"nutrition" jsonb,
	"cooking" jsonb NOT NULL,
	"best_before_days" integer NOT NULL,
	"allergens" jsonb NOT NULL,
	"ingredients" jsonb,
	"published" boolean DEFAULT true NOT NULL,
	"sold_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_gst_percent_check" CHECK ("products"."gst_percent" BETWEEN 0 AND 100),
	CONSTRAINT "products_best_before_check" CHECK ("products"."best_before_days" > 0),
	CONSTRAINT "products_sold_count_check" CHECK ("products"."sold_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"mobile_number" text NOT NULL,
	"name" text NOT NULL,
	"email_id" text NOT NULL,
	"photo" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_mobile_number_unique" UNIQUE("mobile_number"),
	CONSTRAINT "customers_mobile_number_check" CHECK ("customers"."mobile_number" ~ '^[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_from_check" CHECK ("order_events"."from_status" IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'ORDER_CREATED', 'CONFIRMED', 'PROCESSING', 'READY_TO_DELIVER', 'PICKEDUP', 'DELIVERED', 'CANCELLED')),
	CONSTRAINT "order_events_to_check" CHECK ("order_events"."to_status" IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'ORDER_CREATED', 'CONFIRMED', 'PROCESSING', 'READY_TO_DELIVER', 'PICKEDUP', 'DELIVERED', 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"pack_id" text NOT NULL,
	"product_name" jsonb NOT NULL,
	"net_grams" integer NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_paise" bigint NOT NULL,
	"addons" jsonb NOT NULL,
	"unit_addons_paise" bigint NOT NULL,
	"line_paise" bigint NOT NULL,
	CONSTRAINT "order_items_order_id_line_no_pk" PRIMARY KEY("order_id","line_no"),
	CONSTRAINT "order_items_quantity_check" CHECK ("order_items"."quantity" BETWEEN 1 AND 99),
	CONSTRAINT "order_items_prices_check" CHECK ("order_items"."unit_price_paise" > 0 AND "order_items"."unit_addons_paise" >= 0),
	CONSTRAINT "order_items_line_check" CHECK ("order_items"."line_paise" = "order_items"."quantity" * ("order_items"."unit_price_paise" + "order_items"."unit_addons_paise"))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text DEFAULT 'VY' || nextval('order_number_sequence') NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"items_paise" bigint NOT NULL,
	"addons_paise" bigint NOT NULL,
	"discount_paise" bigint NOT NULL,
	"delivery_paise" bigint NOT NULL,
	"tax_included_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"coupon_code" text,
	"note" text,
	"address" jsonb NOT NULL,
	"bill" jsonb NOT NULL,
	"stock_held" boolean NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"cancelled_by" text,
	"cancel_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "orders_idempotency_unique" UNIQUE("customer_id","idempotency_key"),
	CONSTRAINT "orders_status_check" CHECK ("orders"."status" IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'ORDER_CREATED', 'CONFIRMED', 'PROCESSING', 'READY_TO_DELIVER', 'PICKEDUP', 'DELIVERED', 'CANCELLED')),
	CONSTRAINT "orders_amounts_check" CHECK ("orders"."items_paise" >= 0 AND "orders"."addons_paise" >= 0 AND "orders"."discount_paise" >= 0 AND "orders"."delivery_paise" >= 0 AND "orders"."tax_included_paise" >= 0 AND "orders"."total_paise" >= 0),
	CONSTRAINT "orders_total_check" CHECK ("orders"."total_paise" = "orders"."items_paise" + "orders"."addons_paise" - "orders"."discount_paise" + "orders"."delivery_paise"),
	CONSTRAINT "orders_tax_check" CHECK ("orders"."tax_included_paise" <= "orders"."total_paise"),
	CONSTRAINT "orders_cancelled_check" CHECK ("orders"."status" <> 'CANCELLED' OR NOT "orders"."stock_held")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" text,
	"body" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_order_id" text,
	"amount_paise" bigint NOT NULL,
	"status" text NOT NULL,
	"upi_url" text,
	"page_url" text,
	"bank_reference" text,
	"opened_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "payments_bank_reference_unique" UNIQUE("bank_reference"),
	CONSTRAINT "payments_provider_order_unique" UNIQUE("provider","provider_order_id"),
	CONSTRAINT "payments_status_check" CHECK ("payments"."status" IN ('OPEN', 'RECEIVED', 'FAILED', 'EXPIRED', 'REFUNDED')),
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount_paise" > 0),
	CONSTRAINT "payments_received_check" CHECK ("payments"."status" NOT IN ('RECEIVED', 'REFUNDED') OR "payments"."received_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"amount_paise" bigint NOT NULL,
	"status" text NOT NULL,
	"provider_refund_id" text,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_status_check" CHECK ("refunds"."status" IN ('PENDING', 'DONE', 'FAILED')),
	CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title_en" text NOT NULL,
	"title_ta" text NOT NULL,
	"title_hi" text NOT NULL,
	"text_en" text NOT NULL,
	"text_ta" text NOT NULL,
	"text_hi" text NOT NULL,
	"action_label_en" text NOT NULL,
	"action_label_ta" text NOT NULL,
	"action_label_hi" text NOT NULL,
	"link" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"min_items_paise" integer DEFAULT 0 NOT NULL,
	"max_discount_paise" integer,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "coupons_kind_check" CHECK ("coupons"."kind" IN ('PERCENT', 'FLAT')),
	CONSTRAINT "coupons_value_check" CHECK ("coupons"."value" > 0 AND ("coupons"."kind" <> 'PERCENT' OR "coupons"."value" <= 100)),
	CONSTRAINT "coupons_minimum_check" CHECK ("coupons"."min_items_paise" >= 0),
	CONSTRAINT "coupons_maximum_check" CHECK ("coupons"."max_discount_paise" > 0),
	CONSTRAINT "coupons_period_check" CHECK ("coupons"."ends_at" > "coupons"."starts_at"),
	CONSTRAINT "coupons_code_check" CHECK ("coupons"."code" = upper("coupons"."code"))
);
--> statement-breakpoint
CREATE TABLE "localities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_ta" text NOT NULL,
	"pin" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"serviceable" boolean NOT NULL,
	CONSTRAINT "localities_pin_check" CHECK ("localities"."pin" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "localities_point_check" CHECK ("localities"."lat" BETWEEN -90 AND 90 AND "localities"."lng" BETWEEN -180 AND 180)
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title_en" text NOT NULL,
	"title_ta" text NOT NULL,
	"title_hi" text NOT NULL,
	"text_en" text NOT NULL,
	"text_ta" text NOT NULL,
	"text_hi" text NOT NULL,
	"coupon_code" text,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_settings_one_row_check" CHECK ("store_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_tokens" ADD CONSTRAINT "auth_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_addons" ADD CONSTRAINT "product_addons_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_addons" ADD CONSTRAINT "product_addons_addon_id_addons_id_fk" FOREIGN KEY ("addon_id") REFERENCES "public"."addons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_coupon_code_coupons_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_customer_index" ON "addresses" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default_unique" ON "addresses" USING btree ("customer_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "auth_tokens_customer_index" ON "auth_tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "auth_tokens_expires_at_index" ON "auth_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "otp_sends_number_index" ON "otp_sends" USING btree ("mobile_number","created_at");--> statement-breakpoint
CREATE INDEX "otp_sends_caller_index" ON "otp_sends" USING btree ("caller_hash","created_at");--> statement-breakpoint
CREATE INDEX "otp_sends_created_at_index" ON "otp_sends" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "otp_sessions_expires_at_index" ON "otp_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "products_category_index" ON "products" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "order_events_order_index" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_items_pack_index" ON "order_items" USING btree ("pack_id");--> statement-breakpoint
CREATE INDEX "orders_history_index" ON "orders" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_unpaid_index" ON "orders" USING btree ("expires_at") WHERE "orders"."status" IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT');--> statement-breakpoint
CREATE INDEX "payment_events_payment_index" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_pending_index" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'PENDING';