import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState';
import { SmallDrawing } from '../../components/SmallDrawing';
import { formatPaise } from '../../lib/money';
import { OtherProducts } from './OtherProducts';
import type { RenderProductAction } from './productAction';
import type { ProductChoice } from './productChoice';

interface NothingMatchesProps {
  choice: ProductChoice;
  /** Clears the filters. Left out where there are none. */
  onClear?: (() => void) | undefined;
  renderAction: RenderProductAction;
}

/** Replaces an empty list: the filters that leave it so, the way back, and best sellers. */
export const NothingMatches = ({ choice, onClear, renderAction }: NothingMatchesProps) => {
  const { t } = useTranslation('catalogue');
  const { inStock, minRupees, maxRupees } = choice;
  const filters = [
    minRupees !== undefined && t('filters.from', { price: formatPaise(minRupees * 100) }),
    maxRupees !== undefined && t('filters.upTo', { price: formatPaise(maxRupees * 100) }),
    inStock && t('filters.inStock'),
  ].filter((filter) => filter !== false);
  return (
    <Stack useFlexGap spacing={2}>
      <EmptyState
        title={t(onClear ? 'empty.title' : 'empty.none')}
        {...(filters.length > 0 && { text: filters.join(' · ') })}
        picture={<SmallDrawing name="nothingFound" width={148} />}
        action={
          onClear && (
            <Button variant="contained" size="large" onClick={onClear}>
              {t('filters.clear')}
            </Button>
          )
        }
      />
      <OtherProducts renderAction={renderAction} />
    </Stack>
  );
};
