import { useState } from 'react';
import { EditedList } from '../../features/catalogue/EditedList';
import { PictureDialog } from '../../features/catalogue/PictureDialog';
import { useOwnText } from '../../hooks/useOwnText';
import { movesOf } from '../../lib/movesOf';
import { useGetCatalogueCategoriesQuery, useOrderCategoriesMutation } from '../../store/catalogueApi';
import { useSetCategoryPictureMutation } from '../../store/shopPicturesApi';
import { useMay } from '../../store/staffHooks';
import { CategoryDialog } from './CategoryDialog';
import { CategoryRow } from './CategoryRow';

/** Categories in the order of the shop's menu. */
export const ProductCategoriesPage = () => {
  const ownText = useOwnText();
  const mayManage = useMay('manageCatalogue');
  const { data: categories, ...query } = useGetCatalogueCategoriesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [order, ordering] = useOrderCategoriesMutation();
  /** It is null for a new category. */
  const [openId, setOpenId] = useState<string | null>();
  const open = categories?.find(({ _id }) => _id === openId);
  const close = () => setOpenId(undefined);
  const [pictureId, setPictureId] = useState<string>();
  const pictured = categories?.find(({ _id }) => _id === pictureId);
  const [setPicture] = useSetCategoryPictureMutation();

  return (
    <>
      <EditedList
        words="categories"
        items={categories}
        query={query}
        onAdd={() => setOpenId(null)}
        renderItem={(category, at) => (
          <CategoryRow
            key={category._id}
            category={category}
            mayManage={mayManage}
            {...(!ordering.isLoading && movesOf(categories ?? [], at, (ids) => void order({ ids })))}
            onOpen={() => setOpenId(category._id)}
            onPicture={() => setPictureId(category._id)}
          />
        )}
      />
      {openId === null && <CategoryDialog category={null} onClose={close} />}
      {pictured && (
        <PictureDialog
          draft={`categoryPicture-${pictured._id}`}
          kind="CATEGORY"
          picture={pictured.picture}
          name={ownText(pictured.name)}
          label={ownText(pictured.name)}
          onSave={(body) => setPicture({ id: pictured._id, body })}
          onClose={() => setPictureId(undefined)}
        />
      )}
      {open && <CategoryDialog key={open._id} category={open} onClose={close} />}
    </>
  );
};
