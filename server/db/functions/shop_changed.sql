-- These tables have few rows and change rarely, so any change drops the whole cache.
CREATE OR REPLACE FUNCTION public.shop_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.catalogue_changes (kind) VALUES ('ALL');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER store_settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.store_settings FOR EACH STATEMENT
  EXECUTE FUNCTION public.shop_changed();

CREATE OR REPLACE TRIGGER localities_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.localities FOR EACH STATEMENT
  EXECUTE FUNCTION public.shop_changed();

CREATE OR REPLACE TRIGGER banners_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.banners FOR EACH STATEMENT
  EXECUTE FUNCTION public.shop_changed();

CREATE OR REPLACE TRIGGER offers_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.offers FOR EACH STATEMENT
  EXECUTE FUNCTION public.shop_changed();

CREATE OR REPLACE TRIGGER addons_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.addons FOR EACH STATEMENT
  EXECUTE FUNCTION public.shop_changed();

CREATE OR REPLACE TRIGGER product_addons_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.product_addons FOR EACH STATEMENT
  EXECUTE FUNCTION public.shop_changed();

CREATE OR REPLACE TRIGGER product_complements_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.product_complements
  FOR EACH STATEMENT EXECUTE FUNCTION public.shop_changed();

CREATE OR REPLACE TRIGGER recipes_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.recipes FOR EACH STATEMENT
  EXECUTE FUNCTION public.shop_changed();

CREATE OR REPLACE TRIGGER recipe_ingredients_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.recipe_ingredients
  FOR EACH STATEMENT EXECUTE FUNCTION public.shop_changed();

CREATE OR REPLACE TRIGGER pack_parts_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.pack_parts FOR EACH STATEMENT
  EXECUTE FUNCTION public.shop_changed();

CREATE OR REPLACE TRIGGER delivery_windows_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.delivery_windows
  FOR EACH STATEMENT EXECUTE FUNCTION public.shop_changed();

CREATE OR REPLACE TRIGGER delivery_areas_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.delivery_areas FOR EACH STATEMENT
  EXECUTE FUNCTION public.shop_changed();

CREATE OR REPLACE TRIGGER tax_classes_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.tax_classes FOR EACH STATEMENT
  EXECUTE FUNCTION public.shop_changed();

CREATE OR REPLACE TRIGGER tax_rates_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.tax_rates FOR EACH STATEMENT
  EXECUTE FUNCTION public.shop_changed();

CREATE OR REPLACE TRIGGER producers_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.producers FOR EACH STATEMENT
  EXECUTE FUNCTION public.shop_changed();

CREATE OR REPLACE TRIGGER producer_certificates_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.producer_certificates
  FOR EACH STATEMENT EXECUTE FUNCTION public.shop_changed();

-- Home hides offers whose coupon is inactive or used up.
CREATE OR REPLACE TRIGGER coupons_changed AFTER UPDATE ON public.coupons FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'redeemed' IS DISTINCT FROM to_jsonb(NEW) - 'redeemed'
    OR (OLD.redeemed >= OLD.total_limit) IS DISTINCT FROM (NEW.redeemed >= NEW.total_limit))
  EXECUTE FUNCTION public.shop_changed();
