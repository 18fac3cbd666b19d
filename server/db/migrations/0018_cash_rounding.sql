ALTER TABLE "ledger" DROP CONSTRAINT "ledger_account_check";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rounding_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rounding_check" CHECK ("orders"."rounding_paise" BETWEEN -50 AND 50) NOT VALID;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_account_check" CHECK ("ledger"."account" IN ('CUSTOMER', 'PROVIDER', 'CASH', 'SHOP', 'REFUNDS', 'DIFFERENCE', 'ROUNDING')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_rounding_check";--> statement-breakpoint
ALTER TABLE "ledger" VALIDATE CONSTRAINT "ledger_account_check";
