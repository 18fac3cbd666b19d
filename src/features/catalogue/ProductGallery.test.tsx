import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { buildPack } from '../../testing/builders/homepage';
import { buildPicture } from '../../testing/builders/pictures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProductGallery } from './ProductGallery';

const small = buildPack({ picture: buildPicture({ path: '/pictures/small' }) });
const large = buildPack({ _id: 'large', netGrams: 5000, picture: buildPicture({ path: '/pictures/large' }) });
const product = { name: 'Foxtail millet', served: buildPicture({ path: '/pictures/grains' }), packs: [small, large] };

/** The product's page has packs to choose from beside the gallery. */
const WithChoice = () => {
  const [pack, setPack] = useState(small);
  return (
    <>
      <ProductGallery product={product} pack={pack} />
      <button onClick={() => setPack(large)}>Take 5 kg</button>
    </>
  );
};

const thumbnail = (name: string) => screen.getByRole('button', { name });

describe('ProductGallery', () => {
  it('shows the chosen pack and its content, each by its name', () => {
    renderWithProviders(<ProductGallery product={product} pack={small} />);
    const pictures = within(screen.getByRole('list', { name: 'Pictures of Foxtail millet' }));
    expect(pictures.getByRole('img', { name: 'Foxtail millet, a pack of 500 g' })).toHaveAttribute(
      'src',
      '/pictures/small-360.webp',
    );
    expect(pictures.getByRole('img', { name: 'Foxtail millet, cooked' })).toHaveAttribute(
      'src',
      '/pictures/grains-360.webp',
    );
  });

  it('moves to the picture that was chosen, and back to the pack when another one is', async () => {
    const { user } = renderWithProviders(<WithChoice />);
    expect(thumbnail('Foxtail millet, a pack of 500 g')).toHaveAttribute('aria-pressed', 'true');
    await user.click(thumbnail('Foxtail millet, cooked'));
    expect(thumbnail('Foxtail millet, cooked')).toHaveAttribute('aria-pressed', 'true');
    expect(thumbnail('Foxtail millet, a pack of 500 g')).toHaveAttribute('aria-pressed', 'false');

    await user.click(screen.getByRole('button', { name: 'Take 5 kg' }));
    expect(thumbnail('Foxtail millet, a pack of 5 kg')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('img', { name: 'Foxtail millet, a pack of 5 kg' })).toHaveAttribute(
      'src',
      '/pictures/large-360.webp',
    );
  });

  it("begins with a photo of the shop's own", () => {
    const served = buildPicture({ path: '/photos/bowl', alt: 'A bowl of foxtail millet' });
    renderWithProviders(<ProductGallery product={{ ...product, served }} pack={small} />);
    expect(screen.getAllByRole('button')[0]).toHaveAccessibleName('A bowl of foxtail millet');
  });

  it('offers nothing to choose where there is one picture', () => {
    renderWithProviders(<ProductGallery product={{ ...product, served: null }} pack={small} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
