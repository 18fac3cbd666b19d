import type { ProducerDetail } from '../../../contract/producers';
import { producerPath } from '../../../contract/routes';
import { previewOf } from '../../lib/pictures';
import { isApiError } from '../../store/api/ApiError';
import { producersApi } from '../../store/api/producersApi';
import type { RootState } from '../../store/makeStore';

export { ProducerPage } from './ProducerPage';

/** One head for each producer, because a selector may not make another at each call. */
const heads = new WeakMap<ProducerDetail, ReturnType<typeof makeHead>>();

const makeHead = ({ slug, name, place, story, pictures: [picture] }: ProducerDetail) => ({
  title: name,
  description: story || place,
  path: producerPath(slug),
  ...(picture && { image: { path: previewOf(picture), alt: name } }),
});

/** The head of a producer's page: undefined until fetched, null for an unknown one. */
export const producerHead = (state: RootState, slug: string) => {
  const { data, error } = producersApi.endpoints.getProducer.select(slug)(state);
  if (isApiError(error) && error.status === 404) return null;
  if (!data) return undefined;
  const head = heads.get(data) ?? makeHead(data);
  heads.set(data, head);
  return head;
};
