ALTER TABLE "refund_approvals" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_approvals" ADD COLUMN "transfer_id" text;--> statement-breakpoint
ALTER TABLE "refund_approvals" ADD CONSTRAINT "refund_approvals_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "refund_approvals" VALIDATE CONSTRAINT "refund_approvals_transfer_id_transfers_id_fk";--> statement-breakpoint
ALTER TABLE "refund_approvals" ADD CONSTRAINT "refund_approvals_subject_check" CHECK (num_nonnulls("refund_approvals"."order_id", "refund_approvals"."transfer_id") = 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "refund_approvals" VALIDATE CONSTRAINT "refund_approvals_subject_check";
