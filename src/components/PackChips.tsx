import { styled } from '@mui/material/styles';
import { memoTheme } from './memoTheme';
import { useTranslation } from 'react-i18next';
import type { Pack } from '../../contract/homepage';
import { formatPaise } from '../lib/money';
import { formatUnitPrice } from '../lib/unitPrice';
import { formatGrams } from '../lib/weight';
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
  /** Chips with price and unit price, for the product page. */
  detailed?: boolean;
}

/** Styled through the group, so that fifty groups need one rule. */
const Group = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    gap: '8px 4px',
    '& > label': {
      ...theme.mixins.pill,
      ...theme.typography.caption,
      position: 'relative',
      justifyContent: 'center',
      minHeight: 36,
      minWidth: 44,
      paddingInline: 7,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      // Touch target larger than the chip.
      '&::after': { content: '""', position: 'absolute', inset: '-4px -2px' },
      '&:has(:focus-visible)': theme.focusVisible,
    },
    '& s': { color: theme.vars.palette.text.secondary },
    // Above the touch target, so that all of it is clickable.
    '& input': {
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      width: '100%',
      height: '100%',
      opacity: 0,
      margin: 0,
      cursor: 'inherit',
    },
    '&[data-detailed="true"]': {
      display: 'grid',
      gap: 12,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
      '& > label': {
        ...theme.typography.body2,
        flexDirection: 'column',
        alignItems: 'start',
        gap: 0,
        minHeight: 88,
        maxWidth: 240,
        padding: theme.spacing(1.25, 2),
        borderRadius: 14,
        whiteSpace: 'normal',
      },
      '& .weight': { ...theme.typography.h5 },
      '& .price': { fontWeight: 700 },
      '& small': {
        ...theme.typography.caption,
        fontWeight: 400,
        color: theme.vars.palette.text.secondary,
        overflowWrap: 'anywhere',
      },
    },
  })),
);

/** Radio chips to choose one pack. Add-ons, of which several can be chosen, are checkboxes. */
export const PackChips = ({ packs, group, value, onChange, label, detailed = false }: PackChipsProps) => {
  const { t } = useTranslation('catalogue');

  return (
    <Group role="radiogroup" aria-label={label} data-detailed={detailed}>
      {packs.map(({ _id, netGrams, productPrice, available }) => {
        const isSoldOut = available === 0;
        return (
          <label key={_id}>
            <input type="radio" name={group} checked={_id === value} onChange={() => onChange(_id)} />
            <span className="weight">{isSoldOut ? <s>{formatGrams(netGrams)}</s> : formatGrams(netGrams)}</span>
            {detailed && <span className="price">{formatPaise(productPrice)}</span>}
            {detailed && !isSoldOut && <small>{formatUnitPrice(productPrice, netGrams)}</small>}
            {isSoldOut && (detailed ? <small>{t('soldOut')}</small> : <VisuallyHidden>{t('soldOut')}</VisuallyHidden>)}
          </label>
        );
      })}
    </Group>
  );
};
