import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { FormDraft } from '../lib/formDraft';
import type { ForeignChange, mergeValues } from '../lib/threeWay';
import { DraftNote } from './DraftNote';

interface RestoredDraftProps<Values extends FormikValues> {
  /** It is null where nothing was typed before. */
  draft: FormDraft<Values> | null;
  merge: typeof mergeValues<Values>;
  onChanged?: (changes: readonly ForeignChange[]) => void;
  onDiscard: () => void;
  /** Receives what is to be stored; null where all is saved. */
  onTyped: (typed: Pick<FormDraft<Values>, 'base' | 'values'> | null) => void;
}

/** Puts a form's draft into it, and says so, with a way to discard it. */
export const RestoredDraft = <Values extends FormikValues>({
  draft,
  merge,
  onChanged,
  onDiscard,
  onTyped,
}: RestoredDraftProps<Values>) => {
  const { values, initialValues, dirty, setValues, resetForm } = useFormikContext<Values>();
  const [begun] = useState(() => ({
    now: initialValues,
    ...(draft && merge(draft.base, draft.values, initialValues)),
  }));
  const [isStored, setStored] = useState(draft === null);

  // Before the first paint, so that nothing flickers.
  useLayoutEffect(() => {
    if (isStored) return;
    if (begun.merged) void setValues(begun.merged, false);
    if (begun.changes?.length) onChanged?.(begun.changes);
    setStored(true);
  }, [begun, isStored, onChanged, setValues]);

  const [isOver, setOver] = useState(draft === null);
  if (isStored && !isOver && (!dirty || initialValues !== begun.now)) setOver(true);

  // What changed meanwhile is said again at the next reload, until the form is saved or discarded.
  const base = draft && !isOver ? draft.base : initialValues;
  useEffect(() => {
    if (isStored) onTyped(dirty ? { base, values } : null);
    // oxlint-disable-next-line react/exhaustive-deps -- a change of what was typed alone is stored
  }, [isStored, dirty, base, values]);

  if (isOver) return null;
  // The form itself names what changed, where it can.
  const isChanged = !onChanged && begun.changes !== undefined && begun.changes.length > 0;
  return (
    <DraftNote
      isChanged={isChanged}
      onDiscard={() => {
        resetForm();
        onDiscard();
      }}
    />
  );
};
