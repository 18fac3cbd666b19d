ALTER TABLE "orders" ADD COLUMN "if_missing" text DEFAULT 'CALL' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_if_missing_check" CHECK ("orders"."if_missing" IN ('CALL', 'REPLACE', 'LEAVE_OUT')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_if_missing_check";
