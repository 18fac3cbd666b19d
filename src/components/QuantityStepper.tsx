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

/**
 * As wide with one as with none, so that nothing beside it moves. Its buttons are the browser's own and hang on this one rule: a list has dozens
 * of them, and a tap on Add draws three.
 */
const Root = styled('div')(
  memoTheme(({ theme: { vars, typography, mixins } }) => ({
    minWidth: 112,
    // A double press on Add ends on the number that took its place: it is not to be selected.
    '& > [role="group"]': {
      display: 'flex',
      alignItems: 'center',
      borderRadius: 999,
      WebkitUserSelect: 'none',
      userSelect: 'none',
    },
    '& button': {
      ...mixins.plainButton,
      ...typography.button,
      flex: 1,
      padding: '6px 20px',
      // What is pressed darkens at once.
      transition: 'none',
      backgroundColor: vars.palette.surface.tint,
      color: vars.palette.primary.dark,
      '@media (hover: hover)': {
        '&:hover': { backgroundColor: vars.palette.primary.main, color: vars.palette.primary.contrastText },
      },
      '&:active': { backgroundColor: vars.palette.primary.dark, color: vars.palette.primary.contrastText },
      // Where colours are forced a ground is no longer seen.
      '@media (forced-colors: active)': { border: '1px solid' },
    },
    '&[data-prominent="true"] button': {
      minHeight: 52,
      paddingInline: 28,
      fontSize: '1.0625rem',
      backgroundColor: vars.palette.primary.main,
      color: vars.palette.primary.contrastText,
      '@media (hover: hover)': { '&:hover': { backgroundColor: vars.palette.primary.dark } },
      '&:active': { backgroundColor: vars.palette.primary.dark },
    },
    '& > [data-filled="true"]': {
      backgroundColor: vars.palette.primary.main,
      color: vars.palette.primary.contrastText,
      '@media (forced-colors: active)': { border: '1px solid' },
    },
    '&& > [data-filled="true"] button': {
      flex: 'none',
      paddingInline: 0,
      border: 0,
      backgroundColor: 'transparent',
      color: 'inherit',
      '&:active': { backgroundColor: vars.palette.primary.dark },
    },
    '&& button:disabled': {
      width: '100%',
      border: '1px solid',
      borderColor: vars.palette.action.disabledBackground,
      backgroundColor: 'transparent',
      color: vars.palette.action.disabled,
      cursor: 'default',
    },
    '& output': { flex: 1, textAlign: 'center', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
    '& [aria-disabled="true"]': { opacity: 0.5 },
    '& p': { ...typography.caption, margin: 0, textAlign: 'center', color: vars.palette.text.secondary },
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

  const removeOne = () => {
    // The minus goes with the last one.
    if (quantity === 1) addRef.current?.focus();
    onRemove();
  };

  if (isEmpty && isSoldOut) {
    return (
      <Root data-prominent={prominent}>
        <button type="button" disabled>
          {t('soldOut')}
        </button>
      </Root>
    );
  }

  return (
    <Root data-prominent={prominent}>
      <div role="group" aria-label={label} data-filled={!isEmpty}>
        {!isEmpty && (
          <button type="button" tabIndex={0} aria-label={t('removeOne', { what: label })} onClick={removeOne}>
            <RemoveIcon fontSize="small" />
          </button>
        )}
        {!isEmpty && <output aria-label={t('inCart', { count: quantity })}>{quantity}</output>}
        <button
          ref={addRef}
          type="button"
          tabIndex={0}
          aria-disabled={!canAdd || undefined}
          aria-label={t(isEmpty ? 'addToCart' : 'addOne', { what: label })}
          onClick={canAdd ? onAdd : undefined}
        >
          {isEmpty ? t('add') : <AddIcon fontSize="small" />}
        </button>
      </div>
      <p role="status">{!canAdd && limitText}</p>
    </Root>
  );
};
