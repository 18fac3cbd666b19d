import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { photoRoutes } from './routes';
import { createPhotoService, type Photos } from './service';

export { acceptPhotos, photoUpload } from './upload';
export type { Photos };

/** Photos of deliveries and complaints, seen by staff alone. */
export function createPhotos(deps: AppDeps): { area: Area; photos: Photos } {
  const photos = createPhotoService(deps);
  return { photos, area: { prefix: '/api/staff/photos', routes: photoRoutes(photos), jobs: [photos.sweep] } };
}
