import { useToasts } from '../../../hooks/useToasts';
import { isApiError } from '../../../store/api/ApiError';
import { useAddProductMutation } from '../../store/catalogueApi';
import { useSetPackPictureMutation, useSetServedPictureMutation } from '../../store/shopPicturesApi';
import { bodyOf, type ProductValues } from './productValues';

/** Adds a product as a draft, then its photo: to its smallest pack, or to the product while it has no pack. */
export const useAddWithPhoto = () => {
  const { enqueueSnackbar } = useToasts();
  const [add] = useAddProductMutation();
  const [setPack] = useSetPackPictureMutation();
  const [setServed] = useSetServedPictureMutation();
  return async (values: ProductValues, key: string) => {
    const added = await add({ key, body: bodyOf(values) });
    if (!added.data || !values.photo) return added;
    const { _id, packs } = added.data.data;
    const body = { pictureId: values.photo._id, alts: values.name, replaces: null };
    const shown = await (packs[0] ? setPack({ id: packs[0]._id, body }) : setServed({ id: _id, body }));
    // The product is saved: its page has the way to its picture.
    if (isApiError(shown.error)) enqueueSnackbar(shown.error.messages.join(' '), { variant: 'error' });
    return shown.data ? { data: { ...added.data, data: shown.data.data } } : added;
  };
};
