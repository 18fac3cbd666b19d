import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecipeCard } from '../../../contract/homepage';
import { ROUTES } from '../../../contract/routes';
import { BelowFoldSection } from '../../components/BelowFoldSection';
import { ErrorState } from '../../components/ErrorState';
import { SectionHeading } from '../../components/SectionHeading';
import { RecipeCards, RecipeCardsSkeleton } from './RecipeCards';

interface RecipeRailProps {
  title: string;
  text?: string;
  /** It is undefined while the recipes load. */
  recipes: readonly RecipeCard[] | undefined;
  /** Present after a failure. */
  onRetry?: (() => void) | undefined;
}

/** A titled, scrolling row of recipes with a link to all. It renders nothing without recipes. */
export const RecipeRail = ({ title, text, recipes, onRetry }: RecipeRailProps) => {
  const { t } = useTranslation('recipes');
  const titleId = useId();
  if (recipes?.length === 0) return null;
  return (
    <BelowFoldSection aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={title}
        {...(text !== undefined && { text })}
        more={{ label: t('viewAll'), to: ROUTES.recipes.path }}
      />
      {recipes ? (
        <RecipeCards layout="rail" recipes={recipes} />
      ) : onRetry ? (
        <ErrorState onRetry={onRetry} />
      ) : (
        <RecipeCardsSkeleton layout="rail" count={4} />
      )}
    </BelowFoldSection>
  );
};
