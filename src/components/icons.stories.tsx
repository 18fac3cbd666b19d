import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { IconProps } from './createIcon';
import * as coreIcons from './icons';
import * as lazyIcons from './lazyIcons';
import { MyLocation } from './MyLocation';
import * as pageIcons from './pageIcons';

/**
 * All icons by their component names. Icons accompany text and replace it only where universally known. They inherit the
 * text colour, and are hidden from screen readers unless they have a title.
 */
const meta = {
  title: 'Foundations/Icons',
  parameters: {
    docs: {
      description: {
        component: `
All icons, from Google's Material Icons.

**When to use.** Beside a label, or in a button with a name. Those of the first scripts are in \`icons\`, those of several pages in \`pageIcons\`, of one page beside what shows them, all others in \`lazyIcons\`.

**Do** add an icon to \`lazyIcons\` unless every page needs it.

**Don't** use an icon without text or an accessible name.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
      {Object.entries({ ...coreIcons, MyLocation, ...pageIcons, ...lazyIcons }).map(([name, Icon]) => (
        <Stack key={name} sx={{ alignItems: 'center', gap: 0.5 }}>
          <Icon />
          <Typography variant="caption">{name}</Typography>
        </Stack>
      ))}
    </Box>
  ),
};

const SIZES: NonNullable<IconProps['fontSize']>[] = ['small', 'medium', 'inherit'];
const COLOURS: NonNullable<IconProps['color']>[] = ['primary', 'success', 'warning', 'error'];

export const SizesAndColours: Story = {
  render: () => (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {SIZES.map((size) => (
        <coreIcons.PlaceOutlined key={size} fontSize={size} />
      ))}
      {COLOURS.map((colour) => (
        <pageIcons.CheckCircleOutlined key={colour} color={colour} titleAccess={colour} />
      ))}
    </Stack>
  ),
};
