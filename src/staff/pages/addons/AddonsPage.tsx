import { useState } from 'react';
import { EditedList } from '../../features/catalogue/EditedList';
import { movesOf } from '../../lib/movesOf';
import { useGetAddonsQuery, useOrderAddonsMutation } from '../../store/addonsApi';
import { useMay } from '../../store/staffHooks';
import { AddonDialog } from './AddonDialog';
import { AddonRow } from './AddonRow';

/** Add-ons in the order in which customers see them. */
export const AddonsPage = () => {
  const mayManage = useMay('manageCatalogue');
  const { data: addons, ...query } = useGetAddonsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [order, ordering] = useOrderAddonsMutation();
  /** It is null for a new add-on. */
  const [openId, setOpenId] = useState<string | null>();
  const open = addons?.find(({ _id }) => _id === openId);
  const close = () => setOpenId(undefined);

  return (
    <>
      <EditedList
        words="addons"
        items={addons}
        query={query}
        onAdd={() => setOpenId(null)}
        renderItem={(addon, at) => (
          <AddonRow
            key={addon._id}
            addon={addon}
            mayManage={mayManage}
            {...(!ordering.isLoading && movesOf(addons ?? [], at, (ids) => void order({ ids })))}
            onOpen={() => setOpenId(addon._id)}
          />
        )}
      />
      {openId === null && <AddonDialog addon={null} onClose={close} />}
      {open && <AddonDialog key={open._id} addon={open} onClose={close} />}
    </>
  );
};
