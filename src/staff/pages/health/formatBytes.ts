const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** Such as 48.2 MB. The units are the same in every language. */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const value = bytes / 1000 ** power;
  return `${value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[power - 1] ?? ''}`;
}
