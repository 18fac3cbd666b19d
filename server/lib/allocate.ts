/**
 * Largest-remainder method. All-zero weights allocate nothing.
 * @param amountPaise not negative
 */
export function allocate(amountPaise: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);

  // Products of amounts exceed safe integers.
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
