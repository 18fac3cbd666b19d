ALTER TABLE "categories" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "packs" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "served" jsonb;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "picture" jsonb;