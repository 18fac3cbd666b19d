import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pack } from '../../contract/homepage';
import { formatPaise } from '../lib/money';
import { formatUnitPrice } from '../lib/unitPrice';
import { formatGrams } from '../lib/weight';
import { VisuallyHidden } from './VisuallyHidden';

interface PackChipsProps {
  /** All packs of the product, the sold out ones too: they can be looked at. */
  packs: readonly Pack[];
  /** The chosen pack's id. */
  value: string;
  onChange: (packId: string) => void;
  /** What the choice is about: "Pack of Foxtail millet". */
  label: string;
  /** Chips that carry price and unit price, for the product's own page. */
  detailed?: boolean;
}

const chip = {
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 36,
  minWidth: 44,
  px: 1.25,
  border: '1px solid',
  borderColor: 'surface.line',
  borderRadius: 999,
  bgcolor: 'background.paper',
  typography: 'caption',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  // The finger's target is larger than what the eye sees.
  '&::after': { content: '""', position: 'absolute', inset: '-4px' },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    bgcolor: 'surface.tint',
    color: 'primary.dark',
    fontWeight: 700,
    boxShadow: 'inset 0 0 0 1px currentColor',
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.dark', outlineOffset: '2px' },
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
} as const;

const detailedChip = { ...chip, minHeight: 72, minWidth: 104, px: 2, py: 1, borderRadius: '14px' } as const;

const struck = { textDecoration: 'line-through', color: 'text.secondary' } as const;

/**
 * Chooses one pack of a product: radio buttons that look like chips. For packs alone; whatever several can be chosen
 * of, add-ons for one, are checkboxes.
 */
export const PackChips = ({ packs, value, onChange, label, detailed = false }: PackChipsProps) => {
  const { t } = useTranslation('catalogue');
  const groupName = useId();

  return (
    <Box role="radiogroup" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {packs.map((pack) => {
        const isSoldOut = pack.available === 0;
        return (
          <Box component="label" key={pack._id} sx={detailed ? detailedChip : chip}>
            <input
              type="radio"
              name={groupName}
              checked={pack._id === value}
              onChange={() => {
                onChange(pack._id);
              }}
            />
            <Box component="span" sx={[detailed && { typography: 'subtitle2' }, isSoldOut && struck]}>
              {formatGrams(pack.netGrams)}
            </Box>
            {detailed && <span>{formatPaise(pack.productPrice)}</span>}
            {detailed && !isSoldOut && <span>{formatUnitPrice(pack.productPrice, pack.netGrams)}</span>}
            {isSoldOut && (detailed ? <span>{t('soldOut')}</span> : <VisuallyHidden>{t('soldOut')}</VisuallyHidden>)}
          </Box>
        );
      })}
    </Box>
  );
};
