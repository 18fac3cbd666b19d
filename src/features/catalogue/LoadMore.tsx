import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface LoadMoreProps {
  isLoading: boolean;
  isError: boolean;
  onLoad: () => void;
}

/** Fetches this far ahead of the viewport. */
const AHEAD = '600px';

/** Infinite scroll with a button as fallback. After a failure, only the button retries. */
export const LoadMore = ({ isLoading, isError, onLoad }: LoadMoreProps) => {
  const { t } = useTranslation('catalogue');
  const endRef = useRef<HTMLDivElement>(null);
  const loadAutomatically = useEffectEvent(onLoad);
  const isWaiting = !isLoading && !isError;

  useEffect(() => {
    const end = endRef.current;
    if (!end || !isWaiting || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) loadAutomatically();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end);
    return () => {
      observer.disconnect();
    };
  }, [isWaiting]);

  return (
    <Box ref={endRef} sx={{ textAlign: 'center', py: 3 }}>
      {isError && (
        <Typography role="alert" color="textSecondary" sx={{ mb: 1 }}>
          {t('moreFailed')}
        </Typography>
      )}
      <Button variant="outlined" loading={isLoading} onClick={onLoad}>
        {t('showMore')}
      </Button>
    </Box>
  );
};
