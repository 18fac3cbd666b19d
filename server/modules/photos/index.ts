import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { EncodeQueue } from '../../lib/encodeQueue';
import { photoRoutes } from './routes';
import { createPhotoService, type Photos } from './service';

export { acceptPhotos, photoUpload } from './upload';
export type { Photos };

/** Only staff see these photos. */
export function createPhotos(deps: AppDeps, queue: EncodeQueue): { area: Area; photos: Photos } {
  const photos = createPhotoService(deps, queue);
  return { photos, area: { prefix: '/api/staff/photos', routes: photoRoutes(photos), jobs: [photos.sweep] } };
}
