/**
 * A long test makes so many rounds, orders or messages: few in `npm test`, all in `npm run test:full`, which sets
 * FULL_GATE.
 */
export const soak = ({ short, full }: { short: number; full: number }): number =>
  process.env.FULL_GATE === 'true' ? full : short;
