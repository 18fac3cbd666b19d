import { useTranslation } from 'react-i18next';
import type { Language } from '../../contract/constants';
import { formatSize, type PackSize } from '../../contract/packSize';

/** Returns a function that writes a pack's size in the page's language, such as "500 g" or "1 dozen". */
export function useFormatSize(): (size: PackSize) => string {
  const { i18n } = useTranslation();
  return (size) => formatSize(size, i18n.language as Language);
}
