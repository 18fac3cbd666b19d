import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { EncodeQueue } from '../../lib/encodeQueue';
import type { PhotoStore } from '../photoStore';
import { photoRoutes } from './routes';
import { createEvidencePhotoService, type EvidencePhotos } from './service';

export { acceptPhotos, photoUpload } from './upload';
export type { EvidencePhotos };

/** Only staff see these photos, but for those of ratings that they let show. */
export function createEvidencePhotos(
  deps: AppDeps,
  queue: EncodeQueue,
  store: PhotoStore,
): { area: Area; photos: EvidencePhotos } {
  const photos = createEvidencePhotoService(deps, queue, store);
  return { photos, area: { prefix: '/api/staff/photos', routes: photoRoutes(photos), jobs: [photos.sweep] } };
}
