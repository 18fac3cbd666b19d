-- A version counts changes of content, whoever writes them, so that two editors notice each other. Derived columns are no content.
CREATE OR REPLACE FUNCTION public.count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

-- Pictures have an editor of their own, so a new picture doesn't conflict with an edit of texts or prices.
CREATE OR REPLACE TRIGGER products_version BEFORE UPDATE ON public.products FOR EACH ROW
  WHEN ((OLD.sold_count, OLD.cheapest_paise, OLD.in_stock, OLD.served, OLD.rating_count, OLD.rating_sum)
    IS NOT DISTINCT FROM (NEW.sold_count, NEW.cheapest_paise, NEW.in_stock, NEW.served, NEW.rating_count, NEW.rating_sum))
  EXECUTE FUNCTION public.count_version();

CREATE OR REPLACE TRIGGER packs_version BEFORE UPDATE ON public.packs FOR EACH ROW
  WHEN ((OLD.mrp_paise, OLD.price_paise, OLD.net_grams, OLD.position, OLD.hidden)
    IS DISTINCT FROM (NEW.mrp_paise, NEW.price_paise, NEW.net_grams, NEW.position, NEW.hidden))
  EXECUTE FUNCTION public.count_version();

CREATE OR REPLACE TRIGGER categories_version BEFORE UPDATE ON public.categories FOR EACH ROW
  WHEN ((OLD.product_count, OLD.position, OLD.picture) IS NOT DISTINCT FROM (NEW.product_count, NEW.position, NEW.picture))
  EXECUTE FUNCTION public.count_version();

CREATE OR REPLACE TRIGGER delivery_areas_version BEFORE UPDATE ON public.delivery_areas FOR EACH ROW
  WHEN (OLD.position = NEW.position)
  EXECUTE FUNCTION public.count_version();

CREATE OR REPLACE TRIGGER tax_classes_version BEFORE UPDATE ON public.tax_classes FOR EACH ROW EXECUTE FUNCTION public.count_version();

CREATE OR REPLACE TRIGGER addons_version BEFORE UPDATE ON public.addons FOR EACH ROW WHEN (OLD.position = NEW.position)
  EXECUTE FUNCTION public.count_version();

CREATE OR REPLACE TRIGGER coupons_version BEFORE UPDATE ON public.coupons FOR EACH ROW
  WHEN (OLD.redeemed IS NOT DISTINCT FROM NEW.redeemed)
  EXECUTE FUNCTION public.count_version();

CREATE OR REPLACE TRIGGER offers_version BEFORE UPDATE ON public.offers FOR EACH ROW
  WHEN (OLD.position IS NOT DISTINCT FROM NEW.position)
  EXECUTE FUNCTION public.count_version();

CREATE OR REPLACE TRIGGER banners_version BEFORE UPDATE ON public.banners FOR EACH ROW
  WHEN (OLD.position IS NOT DISTINCT FROM NEW.position)
  EXECUTE FUNCTION public.count_version();

CREATE OR REPLACE TRIGGER producers_version BEFORE UPDATE ON public.producers FOR EACH ROW EXECUTE FUNCTION public.count_version();
