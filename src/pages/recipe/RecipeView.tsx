import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { RecipeDetail } from '../../../contract/homepage';
import { ROUTES } from '../../../contract/routes';
import { ArrowBack } from '../../components/icons';
import { NumberedSteps } from '../../components/NumberedSteps';
import { styled } from '../../components/styled';
import { AddIngredients } from '../../features/recipes/AddIngredients';
import { Ingredients } from '../../features/recipes/Ingredients';
import { RecipeFacts } from '../../features/recipes/RecipeFacts';
import { RecipePicture } from '../../features/recipes/RecipePicture';
import { RecipeRail } from '../../features/recipes/RecipeRail';
import { usePanel } from '../../hooks/usePanel';
import { useGetRecipesQuery } from '../../store/api/homepageApi';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/slices/authSlice';

/** Dish and facts, then ingredients beside the method from tablets on. */
const Columns = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& .dish > .plate': {
    borderRadius: 14,
    [theme.breakpoints.down('tablet')]: { marginInline: 'calc(-1 * var(--page-margin))', borderRadius: 0 },
  },
  '& .intro': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'center', gap: theme.spacing(2) },
  [theme.breakpoints.down('tablet')]: { '& .intro': { marginBlockStart: -20 } },
  '& .all': {
    ...theme.mixins.plainButton,
    ...theme.typography.button,
    justifySelf: 'start',
    marginBlockEnd: -8,
    marginInlineStart: -12,
    paddingInline: 12,
    color: theme.vars.palette.primary.main,
  },
  '& h2': { ...theme.typography.h2, margin: theme.spacing(0, 0, 2) },
  '& li': { breakInside: 'avoid' },
  [theme.breakpoints.up('tablet')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    columnGap: 'clamp(24px, 5vw, 72px)',
    rowGap: theme.spacing(5),
  },
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    '& .all, & .dish': { display: 'none' },
  },
}));

const Others = styled('div')({ '@media print': { display: 'none' } });

/** A recipe, from its dish to its last step. */
export const RecipeView = ({ recipe }: { recipe: RecipeDetail }) => {
  const { t } = useTranslation(['recipe', 'recipes']);
  const navigate = useNavigate();
  const login = usePanel('login');
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { data: all } = useGetRecipesQuery(undefined);
  const { slug, name, description, picture, ingredients, steps } = recipe;
  const next = ROUTES.checkout.path;

  return (
    <Container sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 7, pb: 7, pt: { tablet: 4 } }}>
      <Columns>
        <div className="dish">
          <RecipePicture
            picture={picture}
            alt={t('recipes:picture', { name })}
            sizes="(max-width: 599px) 100vw, 45vw"
            priority="first"
          />
        </div>
        <div className="intro">
          <Link className="all" to={ROUTES.recipes.path} tabIndex={0}>
            <ArrowBack fontSize="small" />
            <span>{t('recipes:viewAll')}</span>
          </Link>
          <Typography variant="h1">{name}</Typography>
          <Typography variant="lead" color="textSecondary">
            {description}
          </Typography>
          <RecipeFacts {...recipe} />
        </div>
        <section aria-labelledby="ingredients">
          <h2 id="ingredients">{t('ingredients')}</h2>
          <Ingredients ingredients={ingredients} />
          <AddIngredients
            ingredients={ingredients}
            onViewCart={() => (isLoggedIn ? void navigate(next) : login.open({ next }))}
          />
        </section>
        <section aria-labelledby="method">
          <h2 id="method">{t('method')}</h2>
          <NumberedSteps steps={steps} />
        </section>
      </Columns>
      <Others>
        <RecipeRail title={t('others')} recipes={all?.filter((other) => other.slug !== slug)} />
      </Others>
    </Container>
  );
};
