import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../testing/renderWithProviders';
import { QuantityStepper } from './QuantityStepper';

const Counter = ({ limit }: { limit: number }) => {
  const [quantity, setQuantity] = useState(0);
  return (
    <QuantityStepper
      label="Millet, 500 g"
      quantity={quantity}
      isSoldOut={limit === 0}
      canAdd={quantity < limit}
      limitText={`Only ${limit} left`}
      onAdd={() => setQuantity(quantity + 1)}
      onRemove={() => setQuantity(quantity - 1)}
    />
  );
};

const add = () => screen.getByRole('button', { name: 'Add Millet, 500 g to the cart' });
const more = () => screen.getByRole('button', { name: 'One more of Millet, 500 g' });
const less = () => screen.getByRole('button', { name: 'One less of Millet, 500 g' });

describe('QuantityStepper', () => {
  it('turns from Add into a stepper and back without losing focus', async () => {
    const { user } = renderWithProviders(<Counter limit={9} />);
    await user.click(add());
    expect(screen.getByLabelText('1 in the cart')).toHaveTextContent('1');
    expect(more()).toHaveFocus();
    await user.click(less());
    expect(add()).toHaveFocus();
    expect(screen.queryByLabelText(/in the cart/, { selector: 'output' })).not.toBeInTheDocument();
  });

  it('explains the limit without dropping the focus', async () => {
    const { user } = renderWithProviders(<Counter limit={2} />);
    await user.click(add());
    await user.click(more());
    expect(screen.getByText('Only 2 left')).toBeInTheDocument();
    await user.click(more());
    expect(screen.getByLabelText('2 in the cart')).toBeInTheDocument();
    expect(more()).toHaveFocus();
    expect(more()).toHaveAttribute('aria-disabled', 'true');
  });

  it('is reachable by Tab in Safari, which skips buttons without a tabindex', async () => {
    const { user } = renderWithProviders(<Counter limit={9} />);
    expect(add()).toHaveAttribute('tabindex', '0');
    await user.click(add());
    for (const button of [less(), more()]) expect(button).toHaveAttribute('tabindex', '0');
  });

  it('reports that it is sold out', () => {
    renderWithProviders(<Counter limit={0} />);
    expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  });
});
