CREATE TABLE "photo_objects" (
	"name" text PRIMARY KEY NOT NULL,
	"location" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"missing_since" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "photos" ALTER COLUMN "webp" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "picture_files" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "picture_files" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_object_check" CHECK (num_nonnulls("photos"."webp", "photos"."object") = 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_object_check" CHECK (num_nonnulls("picture_files"."bytes", "picture_files"."object") = 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "photos" VALIDATE CONSTRAINT "photos_object_check";--> statement-breakpoint
ALTER TABLE "picture_files" VALIDATE CONSTRAINT "picture_files_object_check";