import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { PriceFilter } from './PriceFilter';

const open = async (onApply = jest.fn()) => {
  const { user } = renderWithProviders(
    <>
      <PriceFilter minRupees={undefined} maxRupees={undefined} onApply={onApply} />
      <button>elsewhere</button>
    </>,
  );
  const chip = screen.getByText('Price range', { selector: 'summary > span' }).parentElement!;
  await user.click(chip);
  expect(chip.parentElement).toHaveAttribute('open');
  await screen.findByLabelText('From ₹');
  return { user, chip, details: chip.parentElement };
};

test.each([
  [undefined, undefined, 'Price range'],
  [100, undefined, 'From ₹100'],
  [undefined, 250, 'Up to ₹250'],
  [100, 100_000, '₹100 – ₹1,00,000'],
])('for %s to %s rupees it is called %s', (minRupees, maxRupees, name) => {
  renderWithProviders(<PriceFilter minRupees={minRupees} maxRupees={maxRupees} onApply={jest.fn()} />);
  expect(screen.getByText(name, { selector: 'summary > span' })).toBeInTheDocument();
});

test('has fields only once opened, also before hydration', async () => {
  const filter = <PriceFilter minRupees={undefined} maxRupees={undefined} onApply={jest.fn()} />;
  const { user, unmount } = renderWithProviders(filter);
  expect(screen.queryByLabelText('From ₹')).not.toBeInTheDocument();
  await user.click(screen.getByText('Price range', { selector: 'summary > span' }));
  expect(await screen.findByLabelText('From ₹')).toBeVisible();
  unmount();

  const isOpen = jest.spyOn(HTMLDetailsElement.prototype, 'open', 'get').mockReturnValue(true);
  renderWithProviders(filter);
  expect(await screen.findByLabelText('From ₹')).toBeInTheDocument();
  isOpen.mockRestore();
});

test('applies what was typed, and closes with the focus on its chip', async () => {
  const onApply = jest.fn();
  const { user, chip, details } = await open(onApply);
  await user.type(screen.getByLabelText('To ₹'), '௨५0');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).toHaveBeenCalledWith({ minRupees: undefined, maxRupees: 250 });
  expect(details).not.toHaveAttribute('open');
  expect(chip).toHaveFocus();
});

test('stays open over what it cannot apply', async () => {
  const onApply = jest.fn();
  const { user, details } = await open(onApply);
  await user.type(screen.getByLabelText('To ₹'), 'abc');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Enter whole rupees')).toBeInTheDocument();
  expect(onApply).not.toHaveBeenCalled();
  expect(details).toHaveAttribute('open');
});

test('closes by Escape and gives the focus back to its chip', async () => {
  const { user, chip, details } = await open();
  await user.click(screen.getByLabelText('From ₹'));
  await user.keyboard('{Escape}');
  expect(details).not.toHaveAttribute('open');
  expect(chip).toHaveFocus();
});

test('closes when focus leaves, and not between its fields or for a tap beside them', async () => {
  const { user, details } = await open();
  await user.click(screen.getByLabelText('From ₹'));
  await user.click(screen.getByLabelText('To ₹'));
  await user.click(screen.getByRole('form', { name: 'Price range' }).parentElement!);
  expect(details).toHaveAttribute('open');
  await user.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(details).not.toHaveAttribute('open');
});
