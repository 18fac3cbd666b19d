import type { AddressType } from '../../contract/constants';
import { HomeOutlined, PlaceOutlined } from './icons';
import { WorkOutlined } from './moreIcons';

const signs = { 1: HomeOutlined, 2: WorkOutlined, 3: PlaceOutlined } as const;

/** House, briefcase or pin: Home, Work or Other (specification §3). */
export const AddressTypeSign = ({ type }: { type: AddressType }) => {
  const Sign = signs[type];
  return <Sign fontSize="small" />;
};
