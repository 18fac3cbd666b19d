import type { Language } from '../../../contract/constants';
import type { BannerPicture } from '../../../contract/pictures';
import type { BannerBody, SellingBanner, SellingBanners } from '../../../contract/staffSelling';
import type { banners } from '../../db/schema';
import type { Transaction } from '../../db/database';
import { drawnBanners } from '../../db/seed/pictures';
import type { AppDeps } from '../../deps';
import { FieldsError } from '../../lib/errors';
import { unfilled } from '../../lib/translations';
import { pictureIdOf, type ShopPictures } from '../shopPictures';
import type { SellingEdits } from './edits';
import { createFrontPage } from './frontPage';
import { bannersRepository as repository } from './frontPageRepository';
import { findLinkedProducts, findShownCategories } from './linksRepository';
import { isWithin, toDays, toMoments } from './period';
import { readShopLink } from './shopLink';
import { toColumns } from './translatedColumns';

type BannerRow = typeof banners.$inferSelect;

/** Categories and products that the shop shows. */
interface Shown {
  categoryIds: readonly string[];
  slugs: readonly string[];
}

function linkProblemOf(link: string, { categoryIds, slugs }: Shown): SellingBanner['linkProblem'] {
  const target = readShopLink(link)?.target;
  if (target?.kind === 'CATEGORY' && !categoryIds.includes(target.id)) return 'CATEGORY';
  return target?.kind === 'PRODUCT' && !slugs.includes(target.id) ? 'PRODUCT' : null;
}

function photoOf({ drawing, picture }: BannerRow): SellingBanner['photo'] {
  const [wide, tall] = [pictureIdOf(picture?.wide), pictureIdOf(picture?.tall)];
  return drawing === null && wide !== null && tall !== null ? { wide, tall } : null;
}

/** Banners of Home, as staff edits them. */
export function createBannersService(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  edits: SellingEdits,
  pictures: Pick<ShopPictures, 'use'>,
) {
  const serialize = (row: BannerRow, shown: Shown | null = null): SellingBanner => ({
    _id: row.id,
    title: unfilled({ en: row.titleEn, ta: row.titleTa, hi: row.titleHi }, ''),
    text: unfilled({ en: row.textEn, ta: row.textTa, hi: row.textHi }, ''),
    actionLabel: unfilled({ en: row.actionLabelEn, ta: row.actionLabelTa, hi: row.actionLabelHi }, ''),
    link: row.link,
    drawing: row.drawing,
    picture: row.picture,
    active: row.active,
    version: row.version,
    photo: photoOf(row),
    ...toDays(row),
    isShown: row.active && isWithin(row, clock.now()),
    linkProblem: shown && linkProblemOf(row.link, shown),
  });

  /** @throws FieldsError for a drawing that is gone; AppError 404 for a photo that is none, or of another shape */
  async function pictureOf(tx: Transaction, { drawing, photo }: BannerBody): Promise<BannerPicture | null> {
    if (drawing !== null) {
      const drawn = new Map(Object.entries(drawnBanners)).get(drawing);
      if (!drawn || photo) throw new FieldsError({ drawing: { key: 'selling.drawingGone' } });
      return drawn;
    }
    if (!photo) return null;
    const wide = await pictures.use(tx, photo.wide, 'BANNER_WIDE');
    return { wide, tall: await pictures.use(tx, photo.tall, 'BANNER_TALL') };
  }

  const editing = createFrontPage<typeof banners, BannerBody>(edits, {
    subject: 'banner',
    repository,
    serialize: (row) => serialize(row),
    async toRow(tx, body) {
      const { title, text, actionLabel, link, drawing, active, startsOn, endsOn } = body;
      const shopLink = readShopLink(link);
      if (!shopLink) throw new FieldsError({ link: { key: 'selling.noLinkOfShop' } });
      const picture = await pictureOf(tx, body);
      const texts = {
        ...toColumns('title', title),
        ...toColumns('text', text),
        ...toColumns('actionLabel', actionLabel),
      };
      return { ...texts, link: shopLink.path, drawing, picture, active, ...toMoments({ startsOn, endsOn }) };
    },
  });

  return {
    ...editing,

    async list(language: Language): Promise<SellingBanners> {
      const rows = await repository.find(db);
      const linked = rows.flatMap(({ link }) => {
        const target = readShopLink(link)?.target;
        return target?.kind === 'PRODUCT' ? [target.id] : [];
      });
      const categories = await findShownCategories(db, language);
      const products = await findLinkedProducts(db, linked, language);
      const shown = { categoryIds: categories.map(({ _id }) => _id), slugs: products.map(({ slug }) => slug) };
      return {
        banners: rows.map((row) => serialize(row, shown)),
        drawings: Object.entries(drawnBanners).map(([key, picture]) => ({ key, picture })),
        categories,
        products,
      };
    },
  };
}
