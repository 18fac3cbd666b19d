import Skeleton from '@mui/material/Skeleton';
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpandMore } from '../../components/icons';
import { styled } from '../../components/styled';
import { useToasts } from '../../hooks/useToasts';
import { formatPaise } from '../../lib/money';
import type { PriceRangeForm } from './PriceRangeForm';
import type { PriceRange } from './productChoice';

interface PriceFilterProps extends PriceRange {
  onApply: (range: PriceRange) => void;
}

/** On phones the sheet is anchored to the toolbar, whose scrolling row would clip it. */
const Details = styled('details')(({ theme }) => ({
  [theme.breakpoints.up('tablet')]: { position: 'relative' },
  '& > summary': { ...theme.mixins.pill, listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  '&[data-set="true"] > summary': theme.mixins.chosenPill,
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
}));

/** A row of fields and its button, in CSS pixels. */
const FORM_HEIGHT_PX = 112;

const fetchForm = async () => (await import(/* webpackChunkName: "price-range" */ './PriceRangeForm')).PriceRangeForm;
const prefetchForm = (): void => {
  // Opening it reports the failure.
  fetchForm().catch(() => undefined);
};

/**
 * The price range behind a chip; closes on apply, blur or Escape. The form is a fifth of a list's scripts and rarely
 * used, so it loads on intent.
 */
export const PriceFilter = ({ minRupees, maxRupees, onApply }: PriceFilterProps) => {
  const { t } = useTranslation(['catalogue', 'common', 'errors']);
  const { enqueueSnackbar } = useToasts();
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const summaryRef = useRef<HTMLElement>(null);
  /** It is null until the sheet is opened, and has no Form while that loads. */
  const [sheet, setSheet] = useState<{ Form?: typeof PriceRangeForm } | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const close = (): void => {
    if (detailsRef.current) detailsRef.current.open = false;
  };
  const showForm = (): void => {
    setSheet((known) => known ?? {});
    fetchForm().then(
      (Form) => setSheet({ Form }),
      () => {
        setSheet(null);
        // It may have been closed or left meanwhile.
        if (!detailsRef.current?.open) return;
        enqueueSnackbar(t('errors:panelFailed'), { variant: 'error' });
        if (detailsRef.current.contains(document.activeElement)) summaryRef.current?.focus();
        close();
      },
    );
  };
  const showFormAtFirst = useEffectEvent(() => {
    // It may have been opened before hydration.
    if (detailsRef.current?.open) showForm();
  });
  useEffect(() => showFormAtFirst(), []);
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
    <Details
      ref={detailsRef}
      data-set={isSet}
      onBlur={leave}
      onKeyDown={escape}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary ref={summaryRef} onPointerEnter={prefetchForm} onFocus={prefetchForm} onClick={showForm}>
        <span>{isSet ? chosen : t('filters.price')}</span>
        <ExpandMore fontSize="small" />
      </summary>
      {sheet && (
        // Focusable, so that a tap between fields doesn't count as blur.
        <div className="sheet" tabIndex={-1}>
          {!sheet.Form ? (
            <Skeleton role="status" aria-label={t('common:loading')} variant="rounded" height={FORM_HEIGHT_PX} />
          ) : (
            <sheet.Form
              // Another range in the URL, for example by Back, resets the form.
              key={`${minRupees}-${maxRupees}`}
              minRupees={minRupees}
              maxRupees={maxRupees}
              withHints={isOpen}
              onApply={(range) => {
                summaryRef.current?.focus();
                close();
                onApply(range);
              }}
            />
          )}
        </div>
      )}
    </Details>
  );
};
