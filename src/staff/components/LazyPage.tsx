import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkBoundary } from '../../components/ChunkBoundary';
import type { RetryableLazy } from '../lib/retryableLazy';
import { AllMessages, clearLoad } from './AllMessages';
import { MissingPage } from './MissingPage';

/** A page with all messages. Where they or its code can't be loaded, the frame stays and the page can be tried again. */
export const LazyPage = ({ page }: { page: RetryableLazy<object> }) => {
  const { i18n } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const Page = page.current;
  return (
    <ChunkBoundary
      key={attempt}
      fallback={<MissingPage onRetry={() => setAttempt(attempt + 1)} />}
      onFailed={() => {
        page.reset();
        clearLoad(i18n);
      }}
    >
      <AllMessages>
        <Page />
      </AllMessages>
    </ChunkBoundary>
  );
};
