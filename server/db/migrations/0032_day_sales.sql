CREATE TABLE "sales_day_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_day_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_of_days" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"orders" bigint NOT NULL,
	"paise" bigint NOT NULL,
	"units" bigint DEFAULT 0 NOT NULL,
	"part_paise" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_of_days_kind_day_key_pk" PRIMARY KEY("kind","day","key"),
	CONSTRAINT "sales_of_days_kind_check" CHECK ("sales_of_days"."kind" IN ('HOUR', 'AREA', 'LOCALITY', 'SLOT', 'BASKET', 'COUPON', 'PACK', 'VISITOR', 'FIRST'))
);
--> statement-breakpoint
CREATE INDEX "sales_day_changes_day_index" ON "sales_day_changes" USING btree ("day");