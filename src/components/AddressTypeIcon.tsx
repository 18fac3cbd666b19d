import type { AddressType } from '../../contract/constants';
import { HomeOutlined, PlaceOutlined } from './icons';
import { WorkOutlined } from './lazyIcons';

const icons = { 1: HomeOutlined, 2: WorkOutlined, 3: PlaceOutlined } as const;

/** House, briefcase or pin: Home, Work or Other (specification §3). */
export const AddressTypeIcon = ({ type }: { type: AddressType }) => {
  const Icon = icons[type];
  return <Icon fontSize="small" />;
};
