import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatPaise } from '../../../lib/money';
import { useFormatSize } from '../../../hooks/useFormatSize';
import { ActionBar } from '../../components/ActionBar';
import { saveKey } from '../../lib/saveKey';
import { priceChanges, priceProblemOf } from './gridDrafts';
import type { GridDraft, GridDrafts } from './gridTypes';
import { MovementFields, ReasonSelect } from './MovementFields';
import { changeMovement, sharedReason, stockChanges, stockProblemOf, typedStock } from './stockMovement';
import { useCellTexts } from './useCellTexts';

interface PricesBarProps {
  drafts: GridDrafts;
  isSaving: boolean;
  onChange: (drafts: GridDrafts) => void;
  onSave: () => void;
  onDiscard: () => void;
}

const signed = new Intl.NumberFormat('en-IN', { signDisplay: 'exceptZero' });

/** What will be saved, stock with its reason, and what can't be yet. */
export const PricesBar = ({ drafts, isSaving, onChange, onSave, onDiscard }: PricesBarProps) => {
  const { t } = useTranslation('staffCatalogue');
  const formatSize = useFormatSize();
  const { stockProblem } = useCellTexts();
  const prices = new Map(priceChanges(drafts).map((change) => [change._id, change]));
  const count = new Set([...prices.keys(), ...stockChanges(drafts).map(({ packId }) => packId)]).size;
  const all = [...drafts.values()];
  const withProblems = all.filter((draft) => priceProblemOf(draft) !== null || stockProblemOf(draft) !== null).length;
  const moved = all.filter(({ movement }) => movement);

  const pricesInWords = ({ row }: GridDraft): string[] => {
    const change = prices.get(row._id);
    return (['mrpPaise', 'pricePaise'] as const)
      .filter((field) => change && change[field] !== row[field])
      .map((field) => `${t(`packFields.${field}`)} ${formatPaise(row[field])} → ${formatPaise(change?.[field] ?? 0)}`);
  };
  const stockInWords = (draft: GridDraft): string[] => {
    const stock = typedStock(draft);
    if (!stock) return [];
    const { expected, change } = stock;
    return [`${t('prices.stock')} ${expected} → ${expected + change} (${signed.format(change)})`];
  };
  const listed = all.filter(({ row, movement }) => movement !== undefined || prices.has(row._id));

  return (
    <ActionBar role="region" aria-label={t('prices.toSave', { count })} sx={{ marginTop: 2 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
          <Typography variant="subtitle2" role="status">
            {t('prices.toSave', { count })}
            {withProblems > 0 && ` · ${t('prices.withProblems', { count: withProblems })}`}
          </Typography>
          {moved.length > 1 && (
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center', typography: 'body2' }}>
              <span aria-hidden>{t('prices.reasonOfAll')}</span>
              <ReasonSelect
                label={t('prices.reasonOfAll')}
                value={sharedReason(drafts)}
                onChange={(reason) => onChange(changeMovement(drafts, { reason }))}
              />
            </Stack>
          )}
        </Stack>
        <Box
          component="ul"
          // Scrolls by the keyboard, too.
          tabIndex={0}
          aria-label={t('prices.list')}
          sx={{
            margin: 0,
            padding: 0,
            listStyle: 'none',
            maxHeight: '28dvh',
            overflowY: 'auto',
            typography: 'caption',
          }}
        >
          {listed.map((draft) => {
            const { row, movement } = draft;
            const name = `${row.name}, ${formatSize(row)}`;
            const problem = stockProblem(draft);
            const parts = [...pricesInWords(draft), ...stockInWords(draft)];
            return (
              <Box component="li" key={row._id} sx={{ paddingBlock: movement ? 0.5 : 0 }}>
                <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
                  <span>{`${name}: ${parts.join(', ')}`}</span>
                  {movement && (
                    <ReasonSelect
                      label={t('prices.reasonOf', { name })}
                      value={movement.reason}
                      onChange={(reason) => onChange(changeMovement(drafts, { reason }, row._id))}
                    />
                  )}
                </Stack>
                {movement && (
                  <MovementFields
                    draft={draft}
                    movement={movement}
                    onChange={(change) => onChange(changeMovement(drafts, change, row._id))}
                  />
                )}
                {problem !== null && (
                  <Box component="span" sx={{ color: 'error.main' }}>
                    {problem}
                  </Box>
                )}
              </Box>
            );
          })}
        </Box>
      </Box>
      <Button variant="contained" disabled={count === 0} loading={isSaving} onClick={onSave} {...saveKey}>
        {t('save')}
      </Button>
      <Button disabled={isSaving} onClick={onDiscard}>
        {t('prices.discard')}
      </Button>
    </ActionBar>
  );
};
