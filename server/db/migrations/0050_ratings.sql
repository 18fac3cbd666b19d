CREATE TABLE "rating_photos" (
	"photo_id" text PRIMARY KEY NOT NULL,
	"rating_id" text NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	CONSTRAINT "rating_photos_state_check" CHECK ("rating_photos"."state" IN ('WAITING', 'SHOWN', 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"order_id" text,
	"customer_id" text,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"answer" text,
	"hidden_reason" text,
	"hidden_at" timestamp (3) with time zone,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratings_order_product_unique" UNIQUE("order_id","product_id"),
	CONSTRAINT "ratings_stars_check" CHECK ("ratings"."stars" BETWEEN 1 AND 5),
	CONSTRAINT "ratings_text_check" CHECK (length("ratings"."text") <= 1000),
	CONSTRAINT "ratings_answer_check" CHECK (length("ratings"."answer") BETWEEN 1 AND 600),
	CONSTRAINT "ratings_language_check" CHECK ("ratings"."language" IN ('en', 'ta', 'hi')),
	CONSTRAINT "ratings_sample_check" CHECK ("ratings"."sample" = ("ratings"."order_id" IS NULL)),
	CONSTRAINT "ratings_hidden_check" CHECK (("ratings"."hidden_at" IS NULL) = ("ratings"."hidden_reason" IS NULL) AND length("ratings"."hidden_reason") BETWEEN 1 AND 300)
);
--> statement-breakpoint
ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "photos" DROP CONSTRAINT "photos_kind_check";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rating_photos" ADD CONSTRAINT "rating_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_photos" ADD CONSTRAINT "rating_photos_rating_id_ratings_id_fk" FOREIGN KEY ("rating_id") REFERENCES "public"."ratings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rating_photos_rating_index" ON "rating_photos" USING btree ("rating_id","position");--> statement-breakpoint
CREATE INDEX "rating_photos_waiting_index" ON "rating_photos" USING btree ("rating_id") WHERE "rating_photos"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "ratings_product_index" ON "ratings" USING btree ("product_id","created_at","id") WHERE "ratings"."hidden_at" IS NULL;--> statement-breakpoint
CREATE INDEX "ratings_created_at_index" ON "ratings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ratings_customer_index" ON "ratings" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_rating_check" CHECK ("products"."rating_count" >= 0 AND "products"."rating_sum" BETWEEN "products"."rating_count" AND 5 * "products"."rating_count") NOT VALID;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("message_templates"."kind" IN ('CODE', 'ORDER_PLACED', 'PAYMENT_OPEN', 'ADDITION_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'DELIVERY_MOVED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED', 'AREA_OPEN', 'BACK_IN_STOCK', 'RATING_ASKED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" IN ('CODE', 'ORDER_PLACED', 'PAYMENT_OPEN', 'ADDITION_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'DELIVERY_MOVED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED', 'AREA_OPEN', 'BACK_IN_STOCK', 'RATING_ASKED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" IN ('ORDER_PLACED', 'PAYMENT_OPEN', 'ADDITION_OPEN', 'ORDER_CONFIRMED', 'ORDER_CHANGED', 'DELIVERY_MOVED', 'ON_THE_WAY', 'NOT_DELIVERED', 'DELIVERED', 'ORDER_CANCELLED', 'REFUND_SENT', 'REFUND_FAILED', 'COMPLAINT_ANSWERED', 'RECALL', 'ENQUIRY_ANSWERED', 'AREA_OPEN', 'BACK_IN_STOCK', 'RATING_ASKED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_kind_check" CHECK ("photos"."kind" IN ('DELIVERY', 'COMPLAINT', 'RATING')) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_rating_check";--> statement-breakpoint
ALTER TABLE "message_templates" VALIDATE CONSTRAINT "message_templates_kind_check";--> statement-breakpoint
ALTER TABLE "messages" VALIDATE CONSTRAINT "messages_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "photos" VALIDATE CONSTRAINT "photos_kind_check";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_rated_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_rated_index" ON "products" USING btree ((CASE WHEN "rating_count" >= 5 THEN -("rating_sum" * 100 / "rating_count") ELSE 0 END),(-"sold_count"),"position","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_rated_in_category_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_rated_in_category_index" ON "products" USING btree ("category_id",(CASE WHEN "rating_count" >= 5 THEN -("rating_sum" * 100 / "rating_count") ELSE 0 END),(-"sold_count"),"position","id") WHERE "products"."published" AND "products"."cheapest_paise" IS NOT NULL;