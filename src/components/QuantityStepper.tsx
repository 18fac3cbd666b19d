import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Add as AddIcon, Remove as RemoveIcon } from './icons';

interface QuantityStepperProps {
  /** What is counted: "Foxtail millet, 500 g". */
  label: string;
  /** How many there are; 0 shows the Add button. */
  quantity: number;
  /** Nothing can be had: the Add button says so. */
  isSoldOut?: boolean;
  /** Whether one more may be added. */
  canAdd?: boolean;
  /** The page's main action: the Add button is filled. */
  prominent?: boolean;
  /** Why no more may be added. */
  limitText?: string;
  onAdd: () => void;
  onRemove: () => void;
}

const pill = { borderRadius: 999, bgcolor: 'primary.main', color: 'primary.contrastText' } as const;

/**
 * An Add button that becomes − n + once there is one. The plus is the same button as Add, so that the focus stays under
 * the hand; it goes on being a button at the limit, because a disabled one would drop the focus. It knows no cart:
 * where goods are offered, AddToCart ties the two together.
 */
export const QuantityStepper = ({
  label,
  quantity,
  isSoldOut = false,
  canAdd = true,
  prominent = false,
  limitText,
  onAdd,
  onRemove,
}: QuantityStepperProps) => {
  const { t } = useTranslation('catalogue');
  const addRef = useRef<HTMLButtonElement>(null);
  const isEmpty = quantity === 0;

  const removeOne = () => {
    // The minus goes with the last one.
    if (quantity === 1) addRef.current?.focus();
    onRemove();
  };

  if (isEmpty && isSoldOut) {
    return (
      <Button variant="outlined" disabled fullWidth>
        {t('soldOut')}
      </Button>
    );
  }

  return (
    <Box>
      <Box role="group" aria-label={label} sx={[{ display: 'flex', alignItems: 'center' }, !isEmpty && pill]}>
        {!isEmpty && (
          <IconButton color="inherit" aria-label={t('removeOne', { what: label })} onClick={removeOne}>
            <RemoveIcon fontSize="small" />
          </IconButton>
        )}
        {!isEmpty && (
          <Typography
            component="output"
            aria-label={t('inCart', { count: quantity })}
            sx={{ flex: 1, textAlign: 'center', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
          >
            {quantity}
          </Typography>
        )}
        <Button
          ref={addRef}
          variant={isEmpty ? (prominent ? 'contained' : 'outlined') : 'text'}
          color={isEmpty ? 'primary' : 'inherit'}
          aria-disabled={!canAdd || undefined}
          aria-label={t(isEmpty ? 'addToCart' : 'addOne', { what: label })}
          onClick={canAdd ? onAdd : undefined}
          sx={[isEmpty ? { flex: 1 } : { px: 0 }, !canAdd && { opacity: 0.5 }]}
        >
          {isEmpty ? t('add') : <AddIcon fontSize="small" />}
        </Button>
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" role="status" sx={{ textAlign: 'center' }}>
        {!canAdd && limitText}
      </Typography>
    </Box>
  );
};
