import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../contract/constants';
import { ErrorState } from '../../components/ErrorState';
import { styled } from '../../components/styled';
import type { PageContent, Section } from '../../content/pageText';
import { withSellersOwn } from '../../content/sellersOwn';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { ContentBlocks } from './ContentBlocks';
import { ContentSection } from './ContentSection';
import { Prose } from './Prose';
import { StoryHero } from './StoryHero';
import { StoryPicture } from './StoryPicture';
import { useFacts } from './useFacts';

// Only one page has recipes. The chunk of a recipe's page holds them already.
const Recipes = lazy(async () => ({
  default: (await import(/* webpackChunkName: "recipe" */ '../../features/recipes/HomeRecipes')).HomeRecipes,
}));

/** Book typography: headings in the margin, readable line length. Cards share a row. */
const Article = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.spacing(3),
  paddingBlock: 'clamp(32px, 5vw, 64px)',
  '&[data-illustrated]': { paddingBlock: 'clamp(16px, 3vw, 48px)' },
  [theme.breakpoints.up('tablet')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :not([data-card])': { gridColumn: '1 / -1' },
  },
}));

/** The title, with what follows it at once; a picture beside them, between the two on phones. */
const Opening = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: 'clamp(24px, 3vw, 32px) clamp(32px, 6vw, 96px)',
  paddingBlockEnd: theme.spacing(5),
  '& > .text': { display: 'grid', gap: theme.spacing(2) },
  '& .blocks': { marginBlockStart: theme.spacing(1), gap: theme.spacing(2) },
  '& .blocks > a': { marginBlockStart: theme.spacing(1) },
  '& .blocks > figure': { marginBlock: theme.spacing(1) },
  [theme.breakpoints.up('tablet')]: {
    '&[data-illustrated]': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    // Aligns with the foot of the invitation's card.
    '&:has([data-invitation])': { alignItems: 'end', paddingBlockEnd: theme.spacing(8) },
  },
  [theme.breakpoints.down('tablet')]: {
    // The picture comes between the intro and what follows it.
    '&[data-illustrated]': {
      gap: theme.spacing(2),
      '& > .text': { display: 'contents' },
      '& > :last-child': { marginBlockStart: theme.spacing(1) },
      '& .blocks': { order: 1 },
    },
    // It is the top of an invitation's card.
    '&[data-illustrated]:has(.blocks > [data-invitation]:only-child)': {
      '& > :last-child': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
      '& .blocks': { marginBlockStart: theme.spacing(-2) },
      '& .blocks > [data-invitation]': {
        marginBlockStart: 0,
        borderBlockStart: 0,
        borderStartStartRadius: 0,
        borderStartEndRadius: 0,
      },
    },
  },
}));

const FADE_PX = 40;

/** Links to a page's parts, on phones in one row. */
const Parts = styled('nav')(({ theme }) => ({
  paddingBlockEnd: theme.spacing(3),
  marginBlockStart: theme.spacing(-2),
  '& > a': { ...theme.mixins.pill, margin: theme.spacing(0, 1, 1, 0) },
  [theme.breakpoints.down('tablet')]: {
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: 'calc(-1 * var(--page-margin))',
    // Room for focus rings, which the row would clip, and for the fade, which shows that the row scrolls.
    padding: theme.spacing(1, `${FADE_PX}px`, 3, 'var(--page-margin)'),
    scrollPaddingInlineEnd: FADE_PX,
    maskImage: `linear-gradient(to left, transparent, currentColor ${FADE_PX}px)`,
    // Narrow, so that the next one peeks.
    '& > a': { flexShrink: 0, marginBlockEnd: 0, paddingInline: 12 },
  },
}));

/** From as many on, a page has links to its parts. */
const MANY_PARTS = 6;

/** A content page. Text shows at once; seller facts fill in when loaded. */
export const ContentPage = ({ content }: { content: PageContent }) => {
  const { i18n } = useTranslation();
  const { data: store, isError, refetch } = useGetStoreQuery(undefined);
  const facts = useFacts(store);
  const language = LANGUAGES.find((known) => known === i18n.language) ?? 'en';
  const { title, intro, opening, picture, blocks = [], sections: allSections, hasRecipes } = content[language];
  const sections = allSections.filter(({ ofNames }) => !ofNames || (store && ofNames.includes(store.name)));
  const illustrated = sections.filter(({ aside }) => aside);
  const parts = sections.length >= MANY_PARTS && !opening ? sections : [];
  const idOf = (section: Section): string | undefined =>
    parts.includes(section) ? `part-${parts.indexOf(section) + 1}` : undefined;

  const heading = (
    <>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="lead" sx={{ maxWidth: '40rem', textWrap: 'balance' }}>
        <Prose text={intro} facts={facts} />
      </Typography>
    </>
  );
  return (
    <>
      {opening && <StoryHero>{heading}</StoryHero>}
      <Container>
        <Article data-illustrated={opening && ''}>
          {!opening && (
            <Opening data-illustrated={picture && ''}>
              <div className="text">
                {heading}
                {blocks.length > 0 && (
                  <ContentBlocks blocks={withSellersOwn(blocks, store)} store={store} facts={facts} />
                )}
              </div>
              {picture && <StoryPicture name={picture} priority="first" />}
            </Opening>
          )}
          {isError && !store && <ErrorState onRetry={() => void refetch()} />}
          {parts.length > 0 && (
            <Parts aria-label={title}>
              {parts.map((part) => (
                <a key={part.heading} href={`#${idOf(part)}`}>
                  {part.heading}
                </a>
              ))}
            </Parts>
          )}
          {sections.map((section) => (
            <ContentSection
              key={section.heading}
              id={idOf(section)}
              section={section}
              isMirrored={illustrated.indexOf(section) % 2 === 1}
              store={store}
              facts={facts}
            />
          ))}
          {hasRecipes && (
            <Suspense>
              <Recipes />
            </Suspense>
          )}
        </Article>
      </Container>
    </>
  );
};
