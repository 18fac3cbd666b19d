/**
 * Splits an amount in proportion to weights (largest-remainder method): shares are rounded down, and the remaining
 * paise go to the largest fractions.
 * @param amountPaise not negative
 * @param weights not negative; all zero allocates nothing
 */
export function allocate(amountPaise: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);

  // BigInt, because the product of two amounts in paise can exceed what a double holds exactly.
  const exact = weights.map((weight) => BigInt(amountPaise) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(total)));
  const lost = exact.map((product) => Number(product % BigInt(total)));

  let left = amountPaise - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = weights.map((_, at) => at).sort((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0) || a - b);
  for (const at of byLoss) {
    if (left === 0) break;
    shares[at] = (shares[at] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}
