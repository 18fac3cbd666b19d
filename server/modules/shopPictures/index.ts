import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { EncodeQueue } from '../../lib/encodeQueue';
import { PHOTO_FOLDER } from './encodePicture';
import { fileRoutes, uploadRoutes } from './routes';
import { createShopPictureService, type ShopPictures } from './service';

export { pictureIdOf } from './encodePicture';
export type { ShopPictures };

export function createShopPictures(deps: AppDeps, queue: EncodeQueue): { areas: Area[]; pictures: ShopPictures } {
  const pictures = createShopPictureService(deps, queue);
  return {
    pictures,
    areas: [
      { prefix: '/api/staff/pictures', routes: uploadRoutes(pictures), jobs: [pictures.sweep] },
      { prefix: PHOTO_FOLDER, routes: fileRoutes(pictures) },
    ],
  };
}
