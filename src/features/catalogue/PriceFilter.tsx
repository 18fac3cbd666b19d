import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpandMore } from '../../components/icons';
import { memoTheme } from '../../components/memoTheme';
import { formatPaise } from '../../lib/money';
import { PriceRangeForm, type PriceRange } from './PriceRangeForm';

interface PriceFilterProps extends PriceRange {
  onApply: (range: PriceRange) => void;
}

/** On a phone the sheet hangs on the whole toolbar: its row scrolls, and would cut it. */
const Details = styled('details')(
  memoTheme(({ theme }) => ({
    [theme.breakpoints.up('tablet')]: { position: 'relative' },
    '& > summary': { ...theme.mixins.pill, listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
    '&[data-set="true"] > summary': {
      backgroundColor: theme.vars.palette.surface.tint,
      borderColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.dark,
      fontWeight: 600,
    },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    '& > .sheet': {
      ...theme.mixins.card,
      position: 'absolute',
      zIndex: 3,
      insetBlockStart: 'calc(100% + 8px)',
      insetInlineStart: 0,
      width: 'min(320px, calc(100vw - 2 * var(--page-margin)))',
      padding: theme.spacing(2.5),
      boxShadow: theme.vars.shadows[3],
    },
  })),
);

/**
 * The price range behind a chip that says what it is; it closes when it is applied, left, or by Escape. Its form is drawn when somebody
 * first opens it: most never do, and its fields are the dearest of a list's page.
 */
export const PriceFilter = ({ minRupees, maxRupees, onApply }: PriceFilterProps) => {
  const { t } = useTranslation('catalogue');
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const summaryRef = useRef<HTMLElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  // It may have been opened before the page came to life.
  useEffect(() => {
    if (detailsRef.current?.open) setIsWanted(true);
  }, []);

  const close = (): void => {
    if (detailsRef.current) detailsRef.current.open = false;
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const escape = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    close();
    summaryRef.current?.focus();
  };

  const rupees = (amount: number): string => formatPaise(amount * 100);
  const isSet = minRupees !== undefined || maxRupees !== undefined;
  const chosen =
    minRupees === undefined
      ? t('filters.upTo', { price: rupees(maxRupees ?? 0) })
      : maxRupees === undefined
        ? t('filters.from', { price: rupees(minRupees) })
        : `${rupees(minRupees)} – ${rupees(maxRupees)}`;

  return (
    <Details ref={detailsRef} data-set={isSet} onBlur={leave} onKeyDown={escape}>
      <summary ref={summaryRef} onClick={() => setIsWanted(true)}>
        {isSet ? chosen : t('filters.price')}
        <ExpandMore fontSize="small" />
      </summary>
      {isWanted && (
        <div className="sheet">
          <PriceRangeForm
            // Another range in the address, e.g. by Back, is another form.
            key={`${minRupees}-${maxRupees}`}
            minRupees={minRupees}
            maxRupees={maxRupees}
            onApply={(range) => {
              summaryRef.current?.focus();
              close();
              onApply(range);
            }}
          />
        </div>
      )}
    </Details>
  );
};
