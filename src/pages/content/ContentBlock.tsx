import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '../../../contract/homepage';
import type { Block } from '../../content/pageWords';
import { ContactCard } from './ContactCard';
import { GrievanceCard } from './GrievanceCard';
import { Prose } from './Prose';

// Two pages have a form; the others do without its code.
const EnquiryForm = lazy(async () => ({ default: (await import('../../features/enquiries/EnquiryForm')).EnquiryForm }));

interface ContentBlockProps {
  block: Block;
  store: Store | undefined;
  /** For the placeholders of the text; see Prose. */
  facts: Readonly<Record<string, string>> | undefined;
}

/** About what a form takes, so that little moves when it comes. */
const FORM_HEIGHT_PX = 900;

const summary = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  cursor: 'pointer',
  typography: 'subtitle1',
  // Flex takes the browser's triangle away.
  '&::after': { content: '"+"', ml: 'auto', pl: 2, color: 'primary.main' },
  'details[open] > &::after': { content: '"−"' },
} as const;

/** One piece of a page of words. */
export const ContentBlock = ({ block, store, facts }: ContentBlockProps) => {
  const { t } = useTranslation('content');

  if (typeof block === 'string') {
    return (
      <Typography>
        <Prose text={block} facts={facts} />
      </Typography>
    );
  }
  if ('list' in block) {
    return (
      <Box component="ul" sx={{ m: 0, pl: 3, '& > li + li': { mt: 1 } }}>
        {block.list.map((item) => (
          <li key={item}>
            <Prose text={item} facts={facts} />
          </li>
        ))}
      </Box>
    );
  }
  if ('question' in block) {
    return (
      <Box component="details" sx={{ borderBottom: '1px solid', borderColor: 'surface.line', pb: 1 }}>
        <Box component="summary" sx={summary}>
          {block.question}
        </Box>
        <Typography sx={{ pb: 1 }}>
          <Prose text={block.answer} facts={facts} />
        </Typography>
      </Box>
    );
  }
  if ('sample' in block) {
    return (
      <Card sx={{ p: 2, borderStyle: 'dashed' }}>
        <Chip size="small" label={t('sample')} sx={{ bgcolor: 'surface.warm', mb: 1 }} />
        <Typography variant="subtitle1" component="h3">
          {block.sample.title}
        </Typography>
        <Typography color="textSecondary">{block.sample.text}</Typography>
      </Card>
    );
  }
  if ('form' in block) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={FORM_HEIGHT_PX} />}>
        <EnquiryForm topic={block.form} />
      </Suspense>
    );
  }
  if (!store) return <Skeleton variant="rounded" height={block.card === 'contact' ? 340 : 164} />;
  return block.card === 'contact' ? <ContactCard store={store} /> : <GrievanceCard officer={store.grievanceOfficer} />;
};
