import { useTranslation } from 'react-i18next';
import type { Language } from '../../contract/constants';
import type { Pack } from '../../contract/homepage';
import { formatPaise } from '../lib/money';
import { comparePacks, formatPerUnit } from '../lib/packValue';
import { useFormatSize } from '../hooks/useFormatSize';
import { styled } from './styled';
import { VisuallyHidden } from './VisuallyHidden';

interface PackChipsProps {
  /** Including sold-out packs. */
  packs: readonly Pack[];
  /** Radio group name, unique on the page. */
  group: string;
  /** Selected pack id. */
  value: string;
  onChange: (packId: string) => void;
  /** "Pack of Foxtail millet". */
  label: string;
  /** Chips with price, price per kilogram and savings, for the product page. */
  detailed?: boolean;
}

/** Styled through the group, so that fifty groups need one rule. */
const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  // Three packs share a card's row, unless the text is enlarged.
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: '8px 3px',
  '& > label': {
    ...theme.mixins.pill,
    ...theme.typography.caption,
    position: 'relative',
    justifyContent: 'center',
    minHeight: 36,
    minWidth: 42,
    paddingInline: 'clamp(3px, 4%, 11px)',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    // Touch target of 44 px, measured from within the border.
    '&::after': { content: '""', position: 'absolute', inset: '-5px -3px' },
    '&:has(:focus-visible)': theme.focusVisible,
  },
  '& s': { color: theme.vars.palette.text.secondary },
  // Above the touch target, so that all of it is clickable.
  '& input': { ...theme.mixins.coveringInput, zIndex: 1 },
  '&[data-detailed="true"]': {
    display: 'grid',
    gap: '14px 8px',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > label': {
      ...theme.typography.body2,
      flexDirection: 'column',
      alignItems: 'start',
      justifyContent: 'start',
      gap: 0,
      minHeight: 88,
      maxWidth: 240,
      padding: theme.spacing(1.5, 1, 1, 1.5),
      borderRadius: 14,
      whiteSpace: 'normal',
    },
    // All words of the row stay below the badge.
    '&:has(.best) > label': { paddingBlockStart: theme.spacing(2.25) },
    '& > .title': { ...theme.typography.subtitle2, gridColumn: '1 / -1', marginBlockEnd: -6 },
    [theme.breakpoints.down('tablet')]: { '& > .title': { display: 'none' } },
    '& .weight': { ...theme.typography.h5 },
    '& .price': { fontWeight: 700 },
    '& small': {
      ...theme.typography.caption,
      fontWeight: 400,
      color: theme.vars.palette.text.secondary,
      overflowWrap: 'anywhere',
    },
    '& .saved': { ...theme.typography.caption, fontWeight: 600, color: theme.vars.palette.primary.main },
    // The label overlaps the chip's edge.
    '& .best': {
      ...theme.typography.caption,
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 8,
      maxWidth: 'calc(100% - 16px)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      transform: 'translateY(-50%)',
      paddingInline: 6,
      borderRadius: 999,
      fontWeight: 700,
      lineHeight: 1.4,
      backgroundColor: theme.vars.palette.secondary.main,
      color: theme.vars.palette.secondary.contrastText,
    },
  },
}));

/** Radio chips to choose one pack. Add-ons, of which several can be chosen, are checkboxes. */
export const PackChips = ({ packs, group, value, onChange, label, detailed = false }: PackChipsProps) => {
  const { t, i18n } = useTranslation('catalogue');
  const formatSize = useFormatSize();
  const values = detailed ? comparePacks(packs) : [];

  return (
    <Group role="radiogroup" aria-label={label} data-detailed={detailed}>
      {detailed && (
        <span aria-hidden className="title">
          {t('packSize')}
        </span>
      )}
      {packs.map((pack, index) => {
        const { _id, productPrice } = pack;
        const isSoldOut = pack.available === 0;
        const { savedPercent = 0, isBest = false } = values[index] ?? {};
        const weight = formatSize(pack);
        return (
          <label key={_id}>
            <input type="radio" name={group} checked={_id === value} onChange={() => onChange(_id)} />
            {isSoldOut ? <s className="weight">{weight}</s> : <span className="weight">{weight}</span>}
            {detailed && <span className="price">{formatPaise(productPrice)}</span>}
            {detailed && !isSoldOut && <small>{formatPerUnit(pack, i18n.language as Language)}</small>}
            {!isSoldOut && savedPercent > 0 && (
              <span className="saved">{t('savePercent', { percent: savedPercent })}</span>
            )}
            {isBest && <span className="best">{t('bestValue')}</span>}
            {isSoldOut && (detailed ? <small>{t('soldOut')}</small> : <VisuallyHidden>{t('soldOut')}</VisuallyHidden>)}
          </label>
        );
      })}
    </Group>
  );
};
