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
ALTER TABLE "addons" ADD COLUMN "kind" text DEFAULT 'EXTRA' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "taste" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cooking_minutes" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "instead_of" jsonb;--> statement-breakpoint
ALTER TABLE "product_complements" ADD CONSTRAINT "product_complements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_complements" ADD CONSTRAINT "product_complements_complement_id_products_id_fk" FOREIGN KEY ("complement_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_complements_complement_index" ON "product_complements" USING btree ("complement_id");--> statement-breakpoint
CREATE INDEX "recipe_ingredients_product_index" ON "recipe_ingredients" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "addons" ADD CONSTRAINT "addons_kind_check" CHECK ("addons"."kind" IN ('EXTRA', 'GRINDING')) NOT VALID;--> statement-breakpoint
ALTER TABLE "addons" VALIDATE CONSTRAINT "addons_kind_check";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_cooking_minutes_check" CHECK ("products"."cooking_minutes" > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_cooking_minutes_check";
--> statement-breakpoint
CREATE TRIGGER product_complements_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_complements FOR EACH STATEMENT EXECUTE FUNCTION shop_changed();
--> statement-breakpoint
CREATE TRIGGER recipes_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON recipes FOR EACH STATEMENT EXECUTE FUNCTION shop_changed();
--> statement-breakpoint
CREATE TRIGGER recipe_ingredients_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON recipe_ingredients FOR EACH STATEMENT EXECUTE FUNCTION shop_changed();
