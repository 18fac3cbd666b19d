import type { Address } from './address';

type Written = Pick<Address, 'street'> & Partial<Pick<Address, 'doorNo' | 'landmark'>>;

const inOneLine = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

/** The door number stands in the street; addresses from before have it apart, and it comes first. */
export const streetLine = ({ doorNo, street }: Written): string => inOneLine([doorNo, street]);

/** Where a parcel goes, e.g. '7/2, Trichy Road, Near the bus stand'. @param locality e.g. 'Peelamedu 641004' */
export const addressLine = ({ doorNo, street, landmark }: Written, locality?: string): string =>
  inOneLine([doorNo, street, landmark, locality]);
