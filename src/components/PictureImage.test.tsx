import { SCHEME_CONDITIONS } from '../../contract/constants';
import { bannerPicture, categoryPicture } from '../testing/builders/pictures';
import { renderWithProviders } from '../testing/renderWithProviders';
import { ColourModeContext } from './ColourModeContext';
import { PictureImage } from './PictureImage';

const { wide, tall } = bannerPicture('banner-millets')!;
const category = categoryPicture('puttu-mix')!;

const sourcesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ media, srcset }) => [
    media,
    srcset.split('-').slice(0, -1).join('-'),
  ]);

describe('a picture with a drawing for dark pages', () => {
  it.each(['system', 'light', 'dark'] as const)('is chosen by the conditions of the mode %s', (mode) => {
    const { container } = renderWithProviders(
      <ColourModeContext value={{ subscribe: () => () => {}, current: () => mode }}>
        <PictureImage picture={category} alt="" sizes="100vw" />
      </ColourModeContext>,
    );
    expect(sourcesOf(container)[0]).toEqual([
      SCHEME_CONDITIONS[mode].dark,
      expect.stringContaining(category.dark!.path),
    ]);
    expect(sourcesOf(container).at(-1)).toEqual(['', expect.stringContaining(category.path)]);
  });

  it('is chosen by width, too: on a dark phone, on others in the dark, on a phone, elsewhere', () => {
    const { container } = renderWithProviders(<PictureImage picture={wide} onPhones={tall} alt="" sizes="100vw" />);
    const avif = sourcesOf(container).filter((_, index) => index % 2 === 0);
    expect(avif.map(([, srcset]) => srcset)).toEqual(
      [tall.dark!, wide.dark!, tall, wide].map(({ path }) => expect.stringContaining(path)),
    );
  });
});
