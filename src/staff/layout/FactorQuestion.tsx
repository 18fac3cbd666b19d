import { useSyncExternalStore } from 'react';
import { retryableLazy } from '../lib/retryableLazy';
import { LazyDialog } from '../components/LazyDialog';
import { useFactorPrompt } from '../store/staffHooks';

const factorDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "staff-factor" */ './FactorDialog')).FactorDialog,
);

const neverChanges = () => () => undefined;

/** Opens where a call needs the person's second factor again. */
export const FactorQuestion = () => {
  const prompt = useFactorPrompt();
  const question = useSyncExternalStore(
    prompt?.subscribe ?? neverChanges,
    () => prompt?.getQuestion() ?? null,
    () => null,
  );
  if (!prompt || !question) return null;
  return (
    <LazyDialog
      dialog={factorDialog}
      props={{ text: question.join(' '), onEntered: prompt.answer, onClose: () => prompt.answer(null) }}
      onFailed={() => prompt.answer(null)}
    />
  );
};
