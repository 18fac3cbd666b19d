CREATE TABLE "replacement_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"complaint_id" text NOT NULL
);--> statement-breakpoint
ALTER TABLE "invoice_series" DROP CONSTRAINT "invoice_series_kind_check";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_kind_check";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_note_check";--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_prices_check";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_method_check";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_status_check";--> statement-breakpoint
ALTER TABLE "replacement_orders" ADD CONSTRAINT "replacement_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacement_orders" ADD CONSTRAINT "replacement_orders_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replacement_orders_complaint_index" ON "replacement_orders" USING btree ("complaint_id");--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_kind_check" CHECK ("invoice_series"."kind" IN ('TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL', 'INVOICE', 'CREDIT_NOTE', 'REFUND_VOUCHER', 'DELIVERY_CHALLAN', 'DELIVERY_NOTE')) NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_kind_check" CHECK ("invoices"."kind" IN ('TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL', 'INVOICE', 'CREDIT_NOTE', 'REFUND_VOUCHER', 'DELIVERY_CHALLAN', 'DELIVERY_NOTE')) NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_note_check" CHECK (("invoices"."kind" = 'CREDIT_NOTE') = ("invoices"."invoice_id" IS NOT NULL) OR "invoices"."kind" IN ('DELIVERY_CHALLAN', 'DELIVERY_NOTE')) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_prices_check" CHECK ("order_items"."unit_price_paise" >= 0 AND "order_items"."unit_addons_paise" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_nothing_due_check" CHECK (("orders"."payment_method" = 'NONE') = ("orders"."payment_status" = 'NOTHING_DUE') AND ("orders"."payment_method" <> 'NONE' OR "orders"."total_paise" = 0)) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method_check" CHECK ("orders"."payment_method" IN ('UPI', 'AT_DOOR', 'NONE')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_status_check" CHECK ("orders"."payment_status" IN ('OPEN', 'RECEIVED', 'FAILED', 'EXPIRED', 'REFUNDED', 'DUE_AT_DOOR', 'NOTHING_DUE')) NOT VALID;--> statement-breakpoint
ALTER TABLE "invoice_series" VALIDATE CONSTRAINT "invoice_series_kind_check";--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_kind_check";--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_note_check";--> statement-breakpoint
ALTER TABLE "order_items" VALIDATE CONSTRAINT "order_items_prices_check";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_nothing_due_check";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_payment_method_check";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_payment_status_check";
