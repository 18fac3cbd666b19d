import { screen } from '@testing-library/react';
import type { ProductCard as Product } from '../../contract/homepage';
import { buildPack, buildProductCard } from '../testing/builders/homepage';
import { buildPicture } from '../testing/builders/pictures';
import { renderWithProviders } from '../testing/renderWithProviders';
import { ProductCard } from './ProductCard';

const renderCard = (product: Product) =>
  renderWithProviders(
    <ProductCard product={product} group="pack" renderAction={({ _id }) => <p>Action for {_id}</p>} />,
  );

describe('ProductCard', () => {
  it('shows both names, the price and the price per kilogram, and leads to the product', async () => {
    renderCard(buildProductCard());
    expect(await screen.findByRole('link', { name: 'Foxtail Millet (Thinai) rice' })).toHaveAttribute(
      'href',
      '/product/detail?slug=foxtail-millet-thinai',
    );
    expect(screen.getByText('தினை')).toHaveAttribute('lang', 'ta');
    expect(screen.getByText('₹75')).toBeInTheDocument();
    expect(screen.getByText('₹150/kg')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Vegetarian' })).toBeInTheDocument();
  });

  it('changes price, MRP and action with the pack', async () => {
    const { user } = renderCard(buildProductCard());
    expect(screen.queryByText('MRP')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '1 kg' }));
    expect(screen.getByText('₹135')).toBeInTheDocument();
    expect(screen.getByText('₹145')).toBeInTheDocument();
    expect(screen.getByText('6% off')).toBeInTheDocument();
    expect(screen.getByText('Action for ml-thinai-1000')).toBeInTheDocument();
  });

  it('shows the picture of the chosen pack', async () => {
    const packs = [
      buildPack({ picture: buildPicture({ path: '/pictures/small' }) }),
      buildPack({
        _id: 'ml-thinai-1000',
        netGrams: 1000,
        picture: buildPicture({ path: '/pictures/large', placeholder: '' }),
      }),
    ];
    const { user } = renderCard(buildProductCard({ packs }));
    const picture = (name: string) => screen.getByRole('img', { name });
    expect(picture('Foxtail Millet (Thinai) rice, a pack of 500 g')).toHaveAttribute('src', '/pictures/small-360.webp');
    await user.click(screen.getByRole('radio', { name: '1 kg' }));
    const large = picture('Foxtail Millet (Thinai) rice, a pack of 1 kg');
    expect(large).toHaveAttribute('src', '/pictures/large-360.webp');
    // The first pack's placeholder is shown while it loads.
    expect(large.style.getPropertyValue('--placeholder')).toContain('base64,UklGRg==');
  });

  describe('as a dish', () => {
    const own = buildPicture({ path: '/photos/own' });
    const renderServed = (product: Partial<Product>, isServed: boolean) =>
      renderWithProviders(
        <ProductCard
          product={buildProductCard({ packs: [buildPack()], ...product })}
          group="pack"
          isServed={isServed}
          renderAction={() => null}
        />,
      );
    const pictures = () =>
      screen.getAllByRole('img', { name: /Foxtail/ }).map((picture) => picture.getAttribute('alt'));
    const dish = 'Foxtail Millet (Thinai) rice, cooked';
    const pack = 'Foxtail Millet (Thinai) rice, a pack of 500 g';

    it.each([
      ['shows the dish before the pack where it is its turn', buildPicture({}), null, true, [dish, pack]],
      ['shows the pack elsewhere', buildPicture({}), null, false, [pack]],
      ['shows the pack where there is no dish', null, null, true, [pack]],
      ['shows a photo of the pack first', buildPicture({}), own, true, [pack]],
      ['shows a photo of the dish first', own, null, false, [dish, pack]],
    ])('%s', (_title, served, ownPack, isServed, expected) => {
      renderServed({ served, ...(ownPack && { packs: [buildPack({ picture: ownPack })] }) }, isServed);
      expect(pictures()).toEqual(expected);
    });
  });

  it('says in a line how it tastes', () => {
    renderCard(buildProductCard());
    expect(screen.getByText('Mild and slightly nutty')).toBeVisible();
  });

  it('begins with the first pack that can be had', () => {
    renderCard(
      buildProductCard({
        packs: [buildPack({ _id: 'small', available: 0 }), buildPack({ _id: 'big', netGrams: 1000 })],
      }),
    );
    expect(screen.getByRole('radio', { name: /^500 g.*Sold out$/ })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: '1 kg' })).toBeChecked();
    expect(screen.getByText('Action for big')).toBeInTheDocument();
  });
});
