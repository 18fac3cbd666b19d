import type { PaymentWays } from '../../contract/homepage';

/** The account has neither QR codes nor app links. */
export const hasOnlyPage = ({ qr, intent }: PaymentWays): boolean => !qr && !intent;
