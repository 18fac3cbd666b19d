import { useFormatSize } from '../../../hooks/useFormatSize';
import type { StockPack } from '../../../../contract/staffStock';

/** Returns a function that names a pack: "Foxtail millet · 500 g". */
export function usePackTitle(): (pack: Pick<StockPack, 'name' | 'netGrams' | 'measure'>) => string {
  const formatSize = useFormatSize();
  return (pack) => `${pack.name} · ${formatSize(pack)}`;
}
