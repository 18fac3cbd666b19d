/** How many rounds, orders or messages a long test makes: few in `npm test`, all in `npm run test:full`, which sets FULL_GATE. */
export const soak = ({ short, full }: { short: number; full: number }): number =>
  process.env.FULL_GATE === 'true' ? full : short;
