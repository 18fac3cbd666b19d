import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memoTheme } from './memoTheme';
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

/** As wide with one as with none, so that nothing beside it moves. */
const Root = styled('div')(
  memoTheme(({ theme }) => ({
    minWidth: 112,
    '& > [role="group"]': { display: 'flex', alignItems: 'center', borderRadius: 999 },
    '& > [data-filled="true"]': {
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
      '& .MuiButton-root': { paddingInline: 0, minWidth: 44, backgroundColor: 'transparent', color: 'inherit' },
      '@media (forced-colors: active)': { border: '1px solid' },
    },
    '& > [data-filled="false"] .MuiButton-root': { flex: 1 },
    '& output': { flex: 1, textAlign: 'center', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
    '& [aria-disabled="true"]': { opacity: 0.5 },
    '& p': { ...theme.typography.caption, margin: 0, textAlign: 'center', color: theme.vars.palette.text.secondary },
  })),
);

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
  const size = prominent ? 'large' : 'medium';

  const removeOne = () => {
    // The minus goes with the last one.
    if (quantity === 1) addRef.current?.focus();
    onRemove();
  };

  if (isEmpty && isSoldOut) {
    return (
      <Button variant="outlined" size={size} disabled fullWidth>
        {t('soldOut')}
      </Button>
    );
  }

  return (
    <Root>
      <div role="group" aria-label={label} data-filled={!isEmpty}>
        {!isEmpty && (
          <Button variant="text" size={size} aria-label={t('removeOne', { what: label })} onClick={removeOne}>
            <RemoveIcon fontSize="small" />
          </Button>
        )}
        {!isEmpty && <output aria-label={t('inCart', { count: quantity })}>{quantity}</output>}
        <Button
          ref={addRef}
          size={size}
          variant={prominent ? 'contained' : 'soft'}
          aria-disabled={!canAdd || undefined}
          aria-label={t(isEmpty ? 'addToCart' : 'addOne', { what: label })}
          onClick={canAdd ? onAdd : undefined}
        >
          {isEmpty ? t('add') : <AddIcon fontSize="small" />}
        </Button>
      </div>
      <p role="status">{!canAdd && limitText}</p>
    </Root>
  );
};
