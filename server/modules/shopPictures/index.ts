import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { EncodeQueue } from '../../lib/encodeQueue';
import type { PhotoStore } from '../photoStore';
import { PHOTO_FOLDER } from './encodePicture';
import { fileRoutes, uploadRoutes } from './routes';
import { createShopPictureService, type ShopPictures } from './service';

export { pictureIdOf } from './encodePicture';
export type { ShopPictures };

export function createShopPictures(
  deps: AppDeps,
  queue: EncodeQueue,
  store: PhotoStore,
): { areas: Area[]; pictures: ShopPictures } {
  const pictures = createShopPictureService(deps, queue, store);
  return {
    pictures,
    areas: [
      { prefix: '/api/staff/pictures', routes: uploadRoutes(pictures), jobs: [pictures.sweep, ...store.jobs] },
      { prefix: PHOTO_FOLDER, routes: fileRoutes(pictures) },
    ],
  };
}
