import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../contract/constants';
import { ErrorState } from '../../components/ErrorState';
import type { PageContent, ShownSection } from '../../content/pageText';
import { withSellersOwn } from '../../content/sellersOwn';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { ContentSection } from './ContentSection';
import { Prose } from './Prose';
import { StoryHero } from './StoryHero';
import { useFacts } from './useFacts';

/** Book typography: headings in the margin, readable line length. */
const Article = styled('article')(({ theme }) => ({
  maxWidth: '68rem',
  marginInline: 'auto',
  paddingBlock: 'clamp(32px, 5vw, 80px)',
  '& > .title': { maxWidth: '42rem', display: 'grid', gap: theme.spacing(2), paddingBlockEnd: theme.spacing(5) },
  '&[data-illustrated]': { maxWidth: 'none', paddingBlock: 'clamp(16px, 3vw, 48px)' },
  // Between pictures: the heading beside the text, on their edges.
  '&[data-illustrated] > section:not([data-illustrated])': {
    width: '100%',
    maxWidth: '80rem',
    marginInline: 'auto',
    columnGap: 'clamp(32px, 6vw, 96px)',
    borderBlockStart: 0,
    '& > h2': theme.typography.h2,
    [theme.breakpoints.up('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
}));

/** Links to a page's parts: in rows of like length, on phones in one. */
const Parts = styled('nav')(({ theme }) => ({
  textWrap: 'balance',
  paddingBlockEnd: theme.spacing(3),
  marginBlockStart: theme.spacing(-2),
  '& > a': { ...theme.mixins.pill, margin: theme.spacing(0, 1, 1, 0) },
  [theme.breakpoints.down('tablet')]: {
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: 'calc(-1 * var(--page-margin))',
    // Room for focus rings, which the row would clip.
    padding: theme.spacing(1, 'var(--page-margin)', 3),
    '& > a': { flexShrink: 0, marginBlockEnd: 0 },
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
  const { title, intro, opening, sections: written } = content[language];
  const sections = withSellersOwn(written, store);
  const illustrated = sections.filter(({ aside }) => aside);
  const parts = sections.length >= MANY_PARTS && !opening ? sections : [];
  const idOf = (section: ShownSection): string | undefined =>
    parts.includes(section) ? `part-${parts.indexOf(section) + 1}` : undefined;

  const heading = (
    <>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="lead" sx={{ textWrap: 'balance' }}>
        <Prose text={intro} facts={facts} />
      </Typography>
    </>
  );
  return (
    <>
      {opening && <StoryHero>{heading}</StoryHero>}
      <Container>
        <Article data-illustrated={opening && ''}>
          {!opening && <div className="title">{heading}</div>}
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
        </Article>
      </Container>
    </>
  );
};
