import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { SelectedAddress } from '../../store/slices/selectedAddressSlice';
import { HomePage } from './HomePage';

const address: SelectedAddress = { lat: 11.02, lng: 76.97, street: '5 Mill Road', type: 1, landmark: 'Well' };
const meta = { component: HomePage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAddress: Story = { parameters: { state: { address } } };
export const AsksForThePlace: Story = {};
