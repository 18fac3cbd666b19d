import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../contract/constants';
import { ErrorState } from '../../components/ErrorState';
import type { PageContent } from '../../content/pageWords';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { ContentBlock } from './ContentBlock';
import { Prose } from './Prose';
import { useFacts } from './useFacts';

/** A page of words, in the reader's language. The words are there at once; the facts of this shop fill their gaps when they come. */
export const ContentPage = ({ content }: { content: PageContent }) => {
  const { i18n } = useTranslation();
  const { data: store, isError, refetch } = useGetStoreQuery(undefined);
  const facts = useFacts(store);
  const language = LANGUAGES.find((known) => known === i18n.language) ?? 'en';
  const { title, intro, sections } = content[language];

  return (
    <Container sx={{ py: { mobile: 3, desktop: 6 } }}>
      <Stack component="article" spacing={4} sx={{ maxWidth: '46rem', mx: 'auto' }}>
        <Typography variant="h1">{title}</Typography>
        <Typography variant="h4" component="p" sx={{ fontWeight: 400, lineHeight: 1.5 }}>
          <Prose text={intro} facts={facts} />
        </Typography>
        {isError && !store && <ErrorState onRetry={() => void refetch()} />}
        {sections.map(({ heading, blocks }) => (
          <Stack component="section" key={heading} spacing={1.5}>
            <Typography variant="h2">{heading}</Typography>
            {blocks.map((block, index) => (
              <ContentBlock key={index} block={block} store={store} facts={facts} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Container>
  );
};
