CREATE TABLE "pack_parts" (
	"pack_id" text NOT NULL,
	"part_pack_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "pack_parts_pack_id_part_pack_id_pk" PRIMARY KEY("pack_id","part_pack_id"),
	CONSTRAINT "pack_parts_quantity_check" CHECK ("pack_parts"."quantity" > 0),
	CONSTRAINT "pack_parts_other_check" CHECK ("pack_parts"."pack_id" <> "pack_parts"."part_pack_id")
);
--> statement-breakpoint
ALTER TABLE "pack_parts" ADD CONSTRAINT "pack_parts_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_parts" ADD CONSTRAINT "pack_parts_part_pack_id_packs_id_fk" FOREIGN KEY ("part_pack_id") REFERENCES "public"."packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pack_parts_part_index" ON "pack_parts" USING btree ("part_pack_id");
--> statement-breakpoint
-- The lock comes first: the statement after it then sees what other transactions did to the parts before they let go of the bundle.
CREATE FUNCTION derive_bundle_stock(bundles text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM packs WHERE id = ANY (bundles) ORDER BY id FOR NO KEY UPDATE;
  UPDATE packs SET stock = derived.stock
  FROM (
    SELECT bundle.id, coalesce(min(part.stock / pack_parts.quantity), 0) AS stock
    FROM packs AS bundle
    LEFT JOIN pack_parts ON pack_parts.pack_id = bundle.id
    LEFT JOIN packs AS part ON part.id = pack_parts.part_pack_id
    WHERE bundle.id = ANY (bundles) GROUP BY bundle.id) AS derived
  WHERE packs.id = derived.id AND packs.stock <> derived.stock;
END $$;
--> statement-breakpoint
-- Runs after stock_movements_apply, by name. Locks are taken in one order everywhere: packs by id, then bundles by id.
CREATE FUNCTION move_bundles() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bundles text[];
BEGIN
  IF EXISTS (SELECT FROM inserted JOIN pack_parts ON pack_parts.pack_id = inserted.pack_id) THEN
    RAISE EXCEPTION 'a bundle has no stock of its own: move its parts' USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_movements_bundle_check';
  END IF;
  SELECT array_agg(DISTINCT pack_parts.pack_id) INTO bundles
  FROM inserted JOIN pack_parts ON pack_parts.part_pack_id = inserted.pack_id;
  IF bundles IS NOT NULL THEN
    PERFORM derive_bundle_stock(bundles);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION pack_parts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bundles text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT pack_id) INTO bundles FROM new_parts;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT pack_id) INTO bundles FROM old_parts;
  ELSE
    SELECT array_agg(DISTINCT pack_id) INTO bundles FROM (SELECT pack_id FROM old_parts UNION ALL SELECT pack_id FROM new_parts) AS changed;
  END IF;
  IF EXISTS (SELECT FROM pack_parts JOIN stock_movements USING (pack_id) WHERE pack_id = ANY (bundles)) THEN
    RAISE EXCEPTION 'a pack with movements of stock can''t become a bundle' USING ERRCODE = 'check_violation', CONSTRAINT = 'pack_parts_own_stock_check';
  END IF;
  IF EXISTS (
    SELECT FROM pack_parts AS bundled JOIN pack_parts AS nested ON nested.pack_id = bundled.part_pack_id
    WHERE bundled.pack_id = ANY (bundles) OR nested.pack_id = ANY (bundles)) THEN
    RAISE EXCEPTION 'a bundle can''t be part of a bundle' USING ERRCODE = 'check_violation', CONSTRAINT = 'pack_parts_nested_check';
  END IF;
  PERFORM FROM packs WHERE id IN (SELECT part_pack_id FROM pack_parts WHERE pack_id = ANY (bundles)) ORDER BY id FOR NO KEY UPDATE;
  PERFORM derive_bundle_stock(bundles);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION assert_parts_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM order_items AS line
    CROSS JOIN LATERAL (
      SELECT sum(taxable_paise) AS taxable, sum(tax_paise) AS tax
      FROM order_item_parts AS part WHERE part.order_id = line.order_id AND part.line_no = line.line_no) AS summed
    WHERE line.order_id = NEW.order_id AND line.line_no = NEW.line_no
      AND (summed.taxable, summed.tax) IS DISTINCT FROM (line.taxable_paise, line.tax_paise)) THEN
    RAISE EXCEPTION 'the parts of line % of order % are not its sums', NEW.line_no, NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_item_parts_line_check';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_bundles AFTER INSERT ON stock_movements REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION move_bundles();
--> statement-breakpoint
CREATE TRIGGER pack_parts_inserted AFTER INSERT ON pack_parts REFERENCING NEW TABLE AS new_parts FOR EACH STATEMENT EXECUTE FUNCTION pack_parts_changed();
--> statement-breakpoint
CREATE TRIGGER pack_parts_updated AFTER UPDATE ON pack_parts REFERENCING OLD TABLE AS old_parts NEW TABLE AS new_parts FOR EACH STATEMENT EXECUTE FUNCTION pack_parts_changed();
--> statement-breakpoint
CREATE TRIGGER pack_parts_deleted AFTER DELETE ON pack_parts REFERENCING OLD TABLE AS old_parts FOR EACH STATEMENT EXECUTE FUNCTION pack_parts_changed();
--> statement-breakpoint
CREATE TRIGGER pack_parts_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pack_parts FOR EACH STATEMENT EXECUTE FUNCTION shop_changed();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_item_parts_add_up AFTER INSERT OR UPDATE ON order_item_parts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_parts_add_up();
--> statement-breakpoint
CREATE TRIGGER order_item_parts_append_only BEFORE DELETE ON order_item_parts FOR EACH ROW EXECUTE FUNCTION reject_change();
