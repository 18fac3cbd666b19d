import { screen } from '@testing-library/react';
import { MAX_CART_LINES, MAX_QUANTITY_PER_LINE } from '../../../contract/constants';
import type { CartItem } from '../../store/slices/cartSlice';
import { buildPack } from '../../testing/builders/homepage';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { AddToCart } from './AddToCart';

const line = (overrides: Partial<CartItem> = {}): CartItem => ({
  _id: 'ml-thinai-500',
  productPrice: 7500,
  quantity: 1,
  addons: [],
  ...overrides,
});

const renderStepper = (
  { available = 80, addons }: { available?: number; addons?: string[] } = {},
  cart: CartItem[] = [],
) =>
  renderWithProviders(<AddToCart name="Foxtail" pack={buildPack({ available })} {...(addons && { addons })} />, {
    cart,
  });

const button = (name: RegExp) => screen.getByRole('button', { name });

describe('AddToCart', () => {
  it('begins a line, raises it, lowers it, and takes it out with the last one', async () => {
    const { user, store } = renderStepper();
    await user.click(button(/^Add Foxtail, 500 g/));
    expect(store.getState().cart.items).toEqual([line()]);
    await user.click(button(/^One more/));
    expect(store.getState().cart.items).toEqual([line({ quantity: 2 })]);
    await user.click(button(/^One less/));
    await user.click(button(/^One less/));
    expect(store.getState().cart.items).toEqual([]);
    expect(button(/^Add Foxtail/)).toBeInTheDocument();
  });

  it('stops at what is left, over all lines of the pack', async () => {
    const { user, store } = renderStepper({ available: 3 }, [line({ quantity: 2, addons: ['gift-box'] })]);
    await user.click(button(/^One more/));
    expect(screen.getByText('Only 3 left')).toBeInTheDocument();
    await user.click(button(/^One more/));
    expect(store.getState().cart.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('stops at the limit of a line', async () => {
    const { user, store } = renderStepper({ available: MAX_QUANTITY_PER_LINE }, [
      line({ quantity: MAX_QUANTITY_PER_LINE }),
    ]);
    expect(screen.getByText('At most 99 at a time')).toBeInTheDocument();
    await user.click(button(/^One more/));
    expect(store.getState().cart.items).toEqual([line({ quantity: MAX_QUANTITY_PER_LINE })]);
  });

  it('begins no line in a full cart', async () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, index) => line({ _id: `other-${index}` }));
    const { user, store } = renderStepper({}, full);
    await user.click(button(/^Add Foxtail/));
    expect(store.getState().cart.items).toHaveLength(MAX_CART_LINES);
    expect(screen.getByText('The cart is full: at most 50 different items')).toBeInTheDocument();
  });

  it('lets go of what is in the cart after the shop has sold out', async () => {
    const { user, store } = renderStepper({ available: 0 }, [line()]);
    await user.click(button(/^One less/));
    expect(store.getState().cart.items).toEqual([]);
    expect(button(/Sold out/)).toBeDisabled();
  });

  it('counts the line with exactly the chosen add-ons', async () => {
    const { user, store } = renderStepper({ addons: ['gift-box'] }, [line({ quantity: 4 })]);
    await user.click(button(/^Add Foxtail/));
    expect(screen.getByLabelText('1 in the cart')).toBeInTheDocument();
    expect(store.getState().cart.items).toEqual([line({ quantity: 4 }), line({ addons: ['gift-box'] })]);
  });

  it('without a choice of add-ons counts every line and takes from the plain one first', async () => {
    const { user, store } = renderStepper({}, [line({ addons: ['gift-box'] }), line({ quantity: 1 })]);
    expect(screen.getByLabelText('2 in the cart')).toBeInTheDocument();
    await user.click(button(/^One less/));
    expect(store.getState().cart.items).toEqual([line({ addons: ['gift-box'] })]);
    await user.click(button(/^One less/));
    expect(store.getState().cart.items).toEqual([]);
  });
});
