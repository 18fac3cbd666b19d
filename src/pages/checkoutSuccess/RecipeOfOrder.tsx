import { useTranslation } from 'react-i18next';
import { TitledSection } from '../../components/TitledSection';
import { RecipeCards } from '../../features/recipes/RecipeCards';
import { useGetProductDetailQuery } from '../../store/api/homepageApi';

interface RecipeOfOrderProps {
  /** Products of the order, the one to cook first at the start. */
  slugs: readonly string[];
}

/** One recipe for what was bought: of the first product that has any. */
export const RecipeOfOrder = ({ slugs: [slug = '', ...others] }: RecipeOfOrderProps) => {
  const { t } = useTranslation('checkout');
  const { data, isError } = useGetProductDetailQuery(slug, { skip: slug === '' });
  const [recipe] = data?.recipes ?? [];
  if (recipe) {
    return (
      <TitledSection title={t('next.recipe')} variant="h3">
        <RecipeCards layout="rail" recipes={[recipe]} />
      </TitledSection>
    );
  }
  return (data || isError) && others.length > 0 ? <RecipeOfOrder slugs={others} /> : null;
};
