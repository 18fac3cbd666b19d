import { styled } from '@mui/material/styles';
import { memoTheme } from './memoTheme';
import { useTranslation } from 'react-i18next';
import type { Pack } from '../../contract/homepage';
import { formatPaise } from '../lib/money';
import { formatUnitPrice } from '../lib/unitPrice';
import { formatGrams } from '../lib/weight';
import { VisuallyHidden } from './VisuallyHidden';

interface PackChipsProps {
  /** All packs of the product, the sold out ones too: they can be looked at. */
  packs: readonly Pack[];
  /** Names the group of radio buttons: no other on the page may have it. */
  group: string;
  /** The chosen pack's id. */
  value: string;
  onChange: (packId: string) => void;
  /** What the choice is about: "Pack of Foxtail millet". */
  label: string;
  /** Chips that carry price and unit price, for the product's own page. */
  detailed?: boolean;
}

/** Everything within hangs on the group, so that fifty groups of a list need one rule. */
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
      // The finger's target is larger than what the eye sees.
      '&::after': { content: '""', position: 'absolute', inset: '-4px -2px' },
      '&:has(:focus-visible)': theme.focusVisible,
    },
    '& s': { color: theme.vars.palette.text.secondary },
    // Over the target, or a finger would hit the words alone.
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

/**
 * Chooses one pack of a product: radio buttons that look like chips. For packs alone; whatever several can be chosen
 * of, add-ons for one, are checkboxes.
 */
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
