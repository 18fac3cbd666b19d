import { staffApi } from './staffApi';

const asDataUrl = (photo: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable photo'));
    reader.readAsDataURL(photo);
  });

/** Photos travel with the token in a header, which an `img` can't send: hence as data URLs. */
const evidencePhotosApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getPhoto: build.query<string, string>({
      query: (photoId) => ({
        url: `/photos/${photoId}`,
        responseHandler: async (response): Promise<unknown> =>
          response.ok ? { data: await asDataUrl(await response.blob()) } : response.json(),
      }),
      transformResponse: ({ data }) => data as string,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetPhotoQuery } = evidencePhotosApi;
