CREATE TABLE "order_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_notes_text_check" CHECK (length("order_notes"."text") BETWEEN 1 AND 300)
);
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_order_index" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE TRIGGER order_notes_inserted_feed AFTER INSERT ON order_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION feed_orders();