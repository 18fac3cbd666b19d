import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FarSection } from './FarSection';
import { SectionHeading } from './SectionHeading';

/** For a section of a long page that nobody sees at first: while it is far away it costs the browser nothing. */
const meta = { component: FarSection } satisfies Meta<typeof FarSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {
  args: {
    'aria-labelledby': 'far',
    children: <SectionHeading id="far" title="Offers" more={{ label: 'View all', to: '/categories' }} />,
  },
};
