import { screen } from '@testing-library/react';
import { buildPicture } from '../testing/builders/pictures';
import { renderWithProviders } from '../testing/renderWithProviders';
import { ProductPicture } from './ProductPicture';

jest.unmock('@emotion/sheet');
jest.unmock('@emotion/serialize');

const ALT = 'Foxtail millet, a pack of 500 g';
const image = () => screen.getByRole('img', { name: ALT });
const sources = () => [...document.querySelectorAll('source')];

describe('ProductPicture', () => {
  it('offers every width, the smaller format first, and reserves its space before loading', () => {
    renderWithProviders(<ProductPicture picture={buildPicture()} alt={ALT} sizes="260px" />);
    expect(sources().map(({ type, srcset }) => [type, srcset])).toEqual([
      ['image/avif', '/pictures/foxtail.0123456789-192.avif 192w, /pictures/foxtail.0123456789-800.avif 800w'],
    ]);
    expect(image()).toHaveAttribute('src', '/pictures/foxtail.0123456789-360.webp');
    expect(image()).not.toHaveAttribute('srcset');
    expect(image()).toHaveAttribute('width', '800');
    expect(image()).toHaveAttribute('height', '800');
    expect(image().style.getPropertyValue('--placeholder')).toContain('data:image/webp;base64,UklGRg==');
    expect(getComputedStyle(image()).backgroundImage).toBe('var(--placeholder, none)');
  });

  it('offers every width to browsers without AVIF, too', () => {
    renderWithProviders(<ProductPicture picture={buildPicture({ webp: [160, 360] })} alt={ALT} sizes="260px" />);
    expect(image()).toHaveAttribute('src', '/pictures/foxtail.0123456789-360.webp');
    expect(image()).toHaveAttribute(
      'srcset',
      '/pictures/foxtail.0123456789-160.webp 160w, /pictures/foxtail.0123456789-360.webp 360w',
    );
    expect(image()).toHaveAttribute('sizes', '260px');
  });

  it('waits until it is near the window', () => {
    renderWithProviders(<ProductPicture picture={buildPicture()} alt={ALT} sizes="260px" />);
    expect(image()).toHaveAttribute('loading', 'lazy');
    expect(image()).toHaveAttribute('decoding', 'async');
    expect(sources()[0]).toHaveAttribute('sizes', 'auto, 260px');
  });

  it('is fetched before everything else where it is the first', () => {
    renderWithProviders(<ProductPicture picture={buildPicture()} alt={ALT} sizes="260px" priority="first" />);
    expect(image()).toHaveAttribute('loading', 'eager');
    expect(image()).toHaveAttribute('fetchpriority', 'high');
    expect(sources()[0]).toHaveAttribute('sizes', '260px');
    const link = document.head.querySelector('link[rel="preload"][as="image"]');
    expect(link).toHaveAttribute('imagesrcset', sources()[0]?.srcset);
    expect(link).toHaveAttribute('imagesizes', '260px');
    expect(link).toHaveAttribute('type', 'image/avif');
  });

  it('shows a plain pouch of the same name for products without a picture', () => {
    renderWithProviders(<ProductPicture picture={null} name="Foxtail millet" alt={ALT} sizes="260px" />);
    expect(image().tagName).toBe('svg');
    expect(image()).toHaveTextContent('Foxtail millet');
    expect(document.querySelector('img')).toBeNull();
  });

  it('is hidden from screen readers where the name is beside it', () => {
    const { unmount } = renderWithProviders(<ProductPicture picture={null} alt="" sizes="72px" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    unmount();
    renderWithProviders(<ProductPicture picture={buildPicture()} alt="" sizes="72px" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
