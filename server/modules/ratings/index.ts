import type { Language } from '../../../contract/constants';
import type { ExportedRating } from '../../../contract/ratings';
import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { EvidencePhotos } from '../evidencePhotos';
import type { Notifier } from '../messaging';
import type { Orders } from '../orders';
import { askJob } from './askJob';
import { createRatingsService } from './ratings.service';
import { findOfCustomer, isStillToAsk } from './repository';
import { publicRatingRoutes, ratingRoutes } from './routes';
import { createStaffRatings } from './staffRatings.service';
import { staffRatingRoutes } from './staffRoutes';

interface RatingsNeed {
  orders: Pick<Orders, 'withOrder' | 'queries'>;
  photos: EvidencePhotos;
  notifier: Notifier;
}

/** What customers say of the products that they received. */
export function createRatings(deps: AppDeps, needs: RatingsNeed) {
  const service = createRatingsService(deps, needs);
  const areas: Area[] = [
    { prefix: '/api/web/homepage', routes: publicRatingRoutes(service) },
    { prefix: '/api/web/order/rating', routes: ratingRoutes(service), jobs: [askJob(deps, needs.notifier)] },
    { prefix: '/api/staff/ratings', routes: staffRatingRoutes(createStaffRatings(deps)) },
  ];
  return {
    areas,
    /** Whether a message that asks for ratings of the order is still right. */
    isStillToAsk: (orderId: string) => isStillToAsk(deps.db, orderId),
    /** An erased account's ratings stay without its name, as the database sees to; its photos go with those of its orders. */
    personal: {
      async *exportRatings(customerId: string, language: Language): AsyncGenerator<ExportedRating, void, undefined> {
        for (const { rating, orderNumber, productName } of await findOfCustomer(deps.db, customerId, language))
          yield {
            orderNumber: orderNumber ?? '',
            product: productName,
            stars: rating.stars,
            text: rating.text,
            answer: rating.answer,
            hiddenReason: rating.hiddenReason,
            ratedAt: rating.createdAt.toISOString(),
          };
      },
    },
  };
}
