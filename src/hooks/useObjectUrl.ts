import { useEffect, useMemo } from 'react';

/** The URL of a file for an `img`, as long as the component shows it; null without a file. */
export const useObjectUrl = (file: Blob | null): string | null => {
  const url = useMemo(() => (file && 'createObjectURL' in URL ? URL.createObjectURL(file) : null), [file]);
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
};
