import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../contract/constants';
import { ErrorState } from '../../components/ErrorState';
import type { PageContent } from '../../content/pageText';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { ContentBlock } from './ContentBlock';
import { Prose } from './Prose';
import { useFacts } from './useFacts';

/** Book typography: headings in the margin, readable line length. */
const Article = styled('article')(({ theme }) => ({
  maxWidth: '68rem',
  marginInline: 'auto',
  paddingBlock: 'clamp(32px, 5vw, 80px)',
  '& > .title': { maxWidth: '42rem', display: 'grid', gap: theme.spacing(2), paddingBlockEnd: theme.spacing(5) },
  '& > section': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(2, 6),
    paddingBlock: theme.spacing(4),
    borderBlockStart: '1px solid',
    borderColor: theme.vars.palette.surface.line,
    [theme.breakpoints.up('desktop')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)' },
  },
  '& .blocks': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(2),
    alignContent: 'start',
    '& > p, & > ul': { maxWidth: '40rem', margin: 0 },
    '& > ul': { paddingInlineStart: '1.25em' },
    '& > ul > li + li': { marginBlockStart: theme.spacing(1) },
    [theme.breakpoints.up('tablet')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :not([data-sample])': { gridColumn: '1 / -1' },
    },
  },
}));

/** A content page. Text shows at once; seller facts fill in when loaded. */
export const ContentPage = ({ content }: { content: PageContent }) => {
  const { i18n } = useTranslation();
  const { data: store, isError, refetch } = useGetStoreQuery(undefined);
  const facts = useFacts(store);
  const language = LANGUAGES.find((known) => known === i18n.language) ?? 'en';
  const { title, intro, sections } = content[language];

  return (
    <Container>
      <Article>
        <div className="title">
          <Typography variant="h1">{title}</Typography>
          <Typography variant="lead">
            <Prose text={intro} facts={facts} />
          </Typography>
        </div>
        {isError && !store && <ErrorState onRetry={() => void refetch()} />}
        {sections.map(({ heading, blocks }) => (
          <section key={heading}>
            <Typography variant="h3" component="h2">
              {heading}
            </Typography>
            <div className="blocks">
              {blocks.map((block, index) => (
                <ContentBlock key={index} block={block} store={store} facts={facts} />
              ))}
            </div>
          </section>
        ))}
      </Article>
    </Container>
  );
};
