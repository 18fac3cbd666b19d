import type { Pack } from '../../../contract/homepage';
import { AddToCart } from './AddToCart';

/** What a card in a list offers to do with the chosen pack of its product. */
export const renderAddToCart = ({ name }: { name: string }, pack: Pack) => <AddToCart name={name} pack={pack} />;
