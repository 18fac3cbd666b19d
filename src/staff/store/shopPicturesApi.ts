import type { Envelope } from '../../../contract/http';
import type { PictureBody, UploadedPicture, UploadQuery } from '../../../contract/shopPictures';
import type { CatalogueCategories, CatalogueProduct } from '../../../contract/staffCatalogue';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

interface Change {
  /** The id of the pack, product or category. */
  id: string;
  body: PictureBody;
}

const ofProduct = {
  transformResponse: (envelope: Envelope<CatalogueProduct>) => envelope,
  invalidatesTags: ['Product'],
  extraOptions: { silent: true },
} as const;

/** The shop's own photos. */
const shopPicturesApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    uploadPicture: build.mutation<UploadedPicture, UploadQuery & { file: Blob }>({
      query: ({ file, ...params }) => ({
        url: '/pictures',
        method: 'POST',
        params,
        body: file,
        headers: { 'content-type': file.type || 'image/jpeg' },
      }),
      transformResponse: unwrap<UploadedPicture>,
      extraOptions: { silent: true },
    }),
    setPackPicture: build.mutation<Envelope<CatalogueProduct>, Change>({
      query: ({ id, body }) => ({ url: `/catalogue/packs/${encodeURIComponent(id)}/picture`, method: 'PUT', body }),
      ...ofProduct,
    }),
    setServedPicture: build.mutation<Envelope<CatalogueProduct>, Change>({
      query: ({ id, body }) => ({ url: `/catalogue/products/${encodeURIComponent(id)}/served`, method: 'PUT', body }),
      ...ofProduct,
    }),
    setCategoryPicture: build.mutation<Envelope<CatalogueCategories>, Change>({
      query: ({ id, body }) => ({
        url: `/catalogue/categories/${encodeURIComponent(id)}/picture`,
        method: 'PUT',
        body,
      }),
      transformResponse: (envelope: Envelope<CatalogueCategories>) => envelope,
      invalidatesTags: ['Product'],
      extraOptions: { silent: true },
    }),
  }),
});

export const {
  useUploadPictureMutation,
  useSetPackPictureMutation,
  useSetServedPictureMutation,
  useSetCategoryPictureMutation,
} = shopPicturesApi;
