import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatPaise } from '../../../lib/money';
import { formatGrams } from '../../../lib/weight';
import { ActionBar } from '../../components/ActionBar';
import { changesOf, faultOf, type PriceDraft, type PriceDrafts } from './priceDrafts';

interface PricesBarProps {
  drafts: PriceDrafts;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** What will be saved, and what can't be yet. */
export const PricesBar = ({ drafts, isSaving, onSave, onDiscard }: PricesBarProps) => {
  const { t } = useTranslation('staffCatalogue');
  const changes = new Map(changesOf(drafts).map((change) => [change._id, change]));
  const faulty = [...drafts.values()].filter((draft) => faultOf(draft) !== null).length;

  const inWords = ({ row }: PriceDraft): string => {
    const change = changes.get(row._id);
    const parts = (['mrpPaise', 'pricePaise'] as const)
      .filter((field) => change && change[field] !== row[field])
      .map((field) => `${t(`packFields.${field}`)} ${formatPaise(row[field])} → ${formatPaise(change?.[field] ?? 0)}`);
    return `${row.name}, ${formatGrams(row.netGrams)}: ${parts.join(', ')}`;
  };

  return (
    <ActionBar role="region" aria-label={t('prices.toSave', { count: changes.size })} sx={{ marginTop: 2 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="subtitle2" role="status">
          {t('prices.toSave', { count: changes.size })}
          {faulty > 0 && ` · ${t('prices.faulty', { count: faulty })}`}
        </Typography>
        <Box
          component="ul"
          // Scrolls by the keyboard, too.
          tabIndex={0}
          aria-label={t('prices.list')}
          sx={{ margin: 0, padding: 0, listStyle: 'none', maxHeight: 88, overflowY: 'auto', typography: 'caption' }}
        >
          {[...drafts.values()]
            .filter(({ row }) => changes.has(row._id))
            .map((draft) => (
              <li key={draft.row._id}>{inWords(draft)}</li>
            ))}
        </Box>
      </Box>
      <Button variant="contained" disabled={changes.size === 0} loading={isSaving} onClick={onSave}>
        {t('save')}
      </Button>
      <Button disabled={isSaving} onClick={onDiscard}>
        {t('prices.discard')}
      </Button>
    </ActionBar>
  );
};
