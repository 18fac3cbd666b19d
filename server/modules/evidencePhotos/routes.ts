import { Type } from 'typebox';
import { Id } from '../../../contract/http';
import type { Routes } from '../../lib/area';
import type { EvidencePhotos } from './service';

export const photoRoutes =
  (photos: EvidencePhotos): Routes =>
  async (app) => {
    app.get(
      '/:photoId',
      {
        config: { access: 'staff', action: 'readOrders' },
        schema: {
          summary: 'A photo of a delivery or a complaint',
          params: Type.Object({ photoId: Id }),
          produces: ['image/webp'],
        },
      },
      async ({ params }, reply) => reply.type('image/webp').send(await photos.read(params.photoId)),
    );
  };
