import { useTranslation } from 'react-i18next';
import { shallowEqual } from 'react-redux';
import { MAX_CART_LINES, MAX_QUANTITY_PER_LINE } from '../../../contract/constants';
import type { Pack } from '../../../contract/homepage';
import { QuantityStepper } from '../../components/QuantityStepper';
import { useFormatSize } from '../../hooks/useFormatSize';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { addOne, quantityOf, removeOne, selectCartItems } from '../../store/slices/cartSlice';
import { findLine, linesOfPack } from './cartLines';

interface AddToCartProps {
  name: string;
  pack: Pack;
  /**
   * Counts the line with exactly these add-ons. Omitted (cards in lists): counts the pack over all lines, adds without
   * add-ons, and removes from the plain line first.
   */
  addons?: string[];
  prominent?: boolean;
  /** What one costs with its add-ons, shown on the Add button. */
  amount?: string;
}

/** Adds and removes packs wherever products are offered. Lines in the cart use CartLines. */
export const AddToCart = ({ name, pack, addons, prominent = false, amount }: AddToCartProps) => {
  const { t } = useTranslation('catalogue');
  const formatSize = useFormatSize();
  const dispatch = useAppDispatch();
  // Selects only its own lines, or a list of fifty re-renders at each tap.
  const lines = useAppSelector((state) => linesOfPack(selectCartItems(state), pack._id), shallowEqual);
  const hasNoLineLeft = useAppSelector((state) => selectCartItems(state).length >= MAX_CART_LINES);

  const packQuantity = quantityOf(lines);
  const target = findLine(lines, addons ?? []);
  const lineToLower = addons ? target : (target ?? lines.at(-1));
  const quantity = addons ? (target?.quantity ?? 0) : packQuantity;

  const left = Math.max(0, pack.available - packQuantity);
  const roomInLine = MAX_QUANTITY_PER_LINE - (target?.quantity ?? 0);
  const isCartFull = !target && hasNoLineLeft;
  const room = isCartFull ? 0 : Math.min(left, roomInLine);

  const limitText = isCartFull
    ? t('limit.full', { count: MAX_CART_LINES })
    : roomInLine <= left || pack.available >= MAX_QUANTITY_PER_LINE
      ? t('limit.atMost', { count: MAX_QUANTITY_PER_LINE })
      : t('limit.onlyLeft', { count: pack.available });

  return (
    <QuantityStepper
      label={t('packName', { name, weight: formatSize(pack) })}
      quantity={quantity}
      isSoldOut={pack.available === 0}
      canAdd={room > 0}
      limitText={limitText}
      prominent={prominent}
      amount={amount}
      onAdd={() => dispatch(addOne({ _id: pack._id, productPrice: pack.productPrice, addons: addons ?? [] }))}
      onRemove={() => lineToLower && dispatch(removeOne(lineToLower))}
    />
  );
};
