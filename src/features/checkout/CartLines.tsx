import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorOutlined } from '../../components/lazyIcons';
import { quantityOf, type CartItem } from '../../store/slices/cartSlice';
import { AddonsDialog } from './AddonsDialog';
import { CartLineRow } from './CartLineRow';
import { FoldedLines, MOST_UNFOLDED } from './FoldedLines';
import { withAddons, withQuantity, type CartLine } from './billedCart';

interface CartLinesProps {
  lines: CartLine[];
  /** Takes the focus when lines disappear. */
  titleRef: RefObject<HTMLHeadingElement | null>;
  onChange: (items: CartItem[]) => void;
  onClear: () => void;
}

/** The lines of the cart, to be counted, changed and removed. */
export const CartLines = ({ lines, titleRef, onChange, onClear }: CartLinesProps) => {
  const { t } = useTranslation(['cart', 'checkout']);
  const titleId = useId();
  const [editedKey, setEditedKey] = useState<string | null>(null);
  // Decided once: a line that is added later doesn't fold the others under the hand.
  const [isFolded, setFolded] = useState(lines.length > MOST_UNFOLDED);
  const items = lines.map(({ item }) => item);
  const problems = lines.filter(({ billed }) => billed?.problem).length;
  const edited = lines.find(({ key }) => key === editedKey);

  const setQuantity = (key: string, quantity: number): void => {
    // The focused button disappears with its line.
    if (quantity < 1) titleRef.current?.focus();
    onChange(withQuantity(items, key, quantity));
  };

  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1.5, flexWrap: 'wrap', mb: 2.5 }}>
        <Typography id={titleId} ref={titleRef} tabIndex={-1} variant="h1" sx={{ outline: 'none' }}>
          {t('title')}
        </Typography>
        <Typography
          sx={
            problems > 0
              ? {
                  fontWeight: 600,
                  color: 'secondary.dark',
                  '& > svg': { fontSize: 20, marginInlineEnd: 0.75, verticalAlign: '-4px' },
                }
              : { color: 'text.secondary' }
          }
        >
          {problems > 0 && <ErrorOutlined />}
          {problems > 0 ? t('checkout:needChange', { count: problems }) : t('itemCount', { count: quantityOf(items) })}
        </Typography>
      </Box>
      {isFolded && problems === 0 ? (
        <FoldedLines
          lines={lines}
          onUnfold={() => {
            setFolded(false);
            titleRef.current?.focus({ preventScroll: true });
          }}
        />
      ) : (
        <>
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0, borderBottom: '1px solid', borderColor: 'surface.line' }}
          >
            {lines.map((line) => (
              <CartLineRow
                key={line.key}
                line={line}
                onSetQuantity={(quantity) => setQuantity(line.key, quantity)}
                onChangeAddons={() => setEditedKey(line.key)}
              />
            ))}
          </Box>
          <Button onClick={onClear} sx={{ mt: 1, ml: -2.5 }}>
            <span>{t('clear')}</span>
          </Button>
        </>
      )}
      {edited?.billed && (
        <AddonsDialog
          line={edited.billed}
          onClose={() => setEditedKey(null)}
          onSave={(addons) => {
            setEditedKey(null);
            onChange(withAddons(items, edited.key, addons));
          }}
        />
      )}
    </Box>
  );
};
