import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import type { Picture } from '../../../contract/pictures';
import manifest from '../../../public/pictures/manifest.json';
import { BannerPicture } from '../../components/BannerPicture';
import { CategoryPicture } from '../../components/CategoryPicture';
import { ProductPicture } from '../../components/ProductPicture';
import { SmallDrawing } from '../../components/SmallDrawing';
import { smallDrawings } from '../../components/smallDrawings';

/** Everything that `npm run pictures` generates, at the width of a card or a tile. */
const meta = { title: 'Foundations/Pictures' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Wall = ({ least, children }: { least: number; children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: `repeat(auto-fill, minmax(${least}px, 1fr))` }}>
    {children}
  </Box>
);

const Hung = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box component="figure" sx={{ m: 0 }}>
    {children}
    <Typography component="figcaption" variant="caption">
      {name}
    </Typography>
  </Box>
);

const wallOf = (pictures: Readonly<Record<string, Picture>>) => (
  <Wall least={180}>
    {Object.entries(pictures).map(([id, picture]) => (
      <Hung key={id} name={id}>
        <ProductPicture picture={picture} alt={id} sizes="260px" />
      </Hung>
    ))}
  </Wall>
);

export const Packs: Story = { render: () => wallOf(manifest.packs) };

export const OutOfThePack: Story = { render: () => wallOf(manifest.served) };

export const Categories: Story = {
  render: () => (
    <Wall least={220}>
      {Object.entries(manifest.categories).map(([id, picture]) => (
        <Hung key={id} name={id}>
          <CategoryPicture picture={picture} sizes="300px" />
        </Hung>
      ))}
    </Wall>
  ),
};

/** Cropped for phones below 600 px, else for wide viewports. */
export const Banners: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {Object.entries(manifest.banners).map(([id, picture]) => (
        <Box key={id} sx={{ position: 'relative', height: { mobile: 480, tablet: 400 }, overflow: 'hidden' }}>
          <BannerPicture picture={picture} sizes="100vw" />
        </Box>
      ))}
    </Box>
  ),
};

export const SmallDrawings: Story = {
  render: () => (
    <Wall least={240}>
      {(Object.keys(smallDrawings) as (keyof typeof smallDrawings)[]).map((name) => (
        <Hung key={name} name={name}>
          <SmallDrawing name={name} />
        </Hung>
      ))}
    </Wall>
  ),
};
