import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Add as AddIcon, Remove as RemoveIcon } from './icons';
import { styled } from './styled';

interface QuantityStepperProps {
  /** It names the product and pack: "Foxtail millet, 500 g". */
  label: string;
  /** 0 shows the Add button. */
  quantity: number;
  /** Disables Add. */
  isSoldOut?: boolean;
  canAdd?: boolean;
  /** The page's main action: Add is filled. */
  prominent?: boolean;
  /** The Add button shows it: the price of one, such as "₹85". */
  amount?: string | undefined;
  /** Why no more can be added. */
  limitText?: string;
  onAdd: () => void;
  onRemove: () => void;
}

/**
 * Constant width, so that nothing shifts. Native buttons under one rule: lists have dozens, and each tap re-renders
 * three.
 */
const Root = styled('div')(({ theme: { vars, typography, mixins } }) => ({
  minWidth: 112,
  // A double click on Add ends on the number, which must not be selected.
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
    border: `1px solid ${vars.palette.primary.main}`,
    // Immediate feedback.
    transition: 'none',
    backgroundColor: vars.palette.surface.lift,
    color: vars.palette.primary.dark,
    '@media (hover: hover)': {
      '&:hover': { backgroundColor: vars.palette.primary.main, color: vars.palette.primary.contrastText },
    },
    '&:active': { backgroundColor: vars.palette.primary.dark, color: vars.palette.primary.contrastText },
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
  '& .amount': {
    fontVariantNumeric: 'tabular-nums',
    '&::before': { content: '"·"', marginInlineEnd: 8 },
  },
  '& output': { flex: 1, textAlign: 'center', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& [aria-disabled="true"]': { opacity: 0.5 },
  '& p': { ...typography.caption, margin: 0, textAlign: 'center', color: vars.palette.text.secondary },
}));

/**
 * An Add button that becomes − n +. Plus is the same element as Add, so that focus stays; it is never disabled, which
 * would drop focus. Presentational: AddToCart connects the cart.
 */
export const QuantityStepper = ({
  label,
  quantity,
  isSoldOut = false,
  canAdd = true,
  prominent = false,
  amount,
  limitText,
  onAdd,
  onRemove,
}: QuantityStepperProps) => {
  const { t } = useTranslation('catalogue');
  const addRef = useRef<HTMLButtonElement>(null);
  const isEmpty = quantity === 0;
  // Begins with the visible text, for voice control.
  const addLabel = amount === undefined ? t('addToCart', { what: label }) : `${t('add')} ${amount}, ${label}`;

  const removeOne = () => {
    // Minus disappears with the last item.
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
          aria-label={isEmpty ? addLabel : t('addOne', { what: label })}
          onClick={canAdd ? onAdd : undefined}
        >
          {isEmpty ? <span>{t('add')}</span> : <AddIcon fontSize="small" />}{' '}
          {isEmpty && amount !== undefined && <span className="amount">{amount}</span>}
        </button>
      </div>
      <p role="status">{!canAdd && limitText}</p>
    </Root>
  );
};
