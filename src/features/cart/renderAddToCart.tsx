import type { Pack } from '../../../contract/homepage';
import { AddToCart } from './AddToCart';

export const renderAddToCart = ({ name }: { name: string }, pack: Pack) => <AddToCart name={name} pack={pack} />;
