import { useState, type ComponentProps } from 'react';
import { AddressPicker, type TypedAddress } from '../../components/AddressPicker/AddressPicker';
import { emptyAddressValues } from '../../components/AddressPicker/addressValues';
import { isApiError } from '../../store/api/ApiError';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { useGeocode } from '../../store/api/useGeocode';
import { useDraftSession } from '../hooks/useTabDraft';
import { isTyped } from '../lib/formDraft';
import { readTabDraft, writeTabDraft } from '../lib/tabDrafts';
import { DraftNote } from './DraftNote';

interface DraftAddressPickerProps extends Pick<ComponentProps<typeof AddressPicker>, 'start' | 'initialValues'> {
  /** Names what is typed here, with an id of what it is about. */
  draft: string;
  /** Resolves to the error that kept the address from being saved, or undefined. */
  onSave: (...address: Parameters<ComponentProps<typeof AddressPicker>['onSave']>) => Promise<unknown>;
}

/** An address whose text and point outlive links, Back, closing and a reload, until it is saved. */
export const DraftAddressPicker = ({
  draft: name,
  start,
  initialValues = emptyAddressValues,
  onSave,
}: DraftAddressPickerProps) => {
  const { data: store } = useGetStoreQuery(undefined);
  const geocode = useGeocode();
  const session = useDraftSession();
  const [initial] = useState<TypedAddress>({ values: initialValues, point: start });
  const [draft, setDraft] = useState(() => {
    const stored = readTabDraft(name, session);
    return isTyped(initial, stored) ? stored : null;
  });
  const begun = draft?.values ?? initial;
  const write = (values: TypedAddress | undefined) =>
    writeTabDraft(name, session, values && { base: draft?.base ?? initial, values });

  if (!store) return null;
  return (
    <>
      {draft && (
        <DraftNote
          isChanged={JSON.stringify(draft.base) !== JSON.stringify(initial)}
          onDiscard={() => setDraft(null)}
        />
      )}
      <AddressPicker
        // Discarding begins again.
        key={String(draft === null)}
        canLocate={false}
        store={store}
        start={begun.point}
        initialValues={begun.values}
        geocode={geocode}
        onTyped={(typed) => write(typed ?? draft?.values)}
        onSave={async (...address) => {
          const error = await onSave(...address);
          if (error === undefined) write(undefined);
          return isApiError(error) ? error.fields : undefined;
        }}
      />
    </>
  );
};
