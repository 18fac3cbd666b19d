import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadedPicture } from '../../../../contract/shopPictures';
import type { SellingBanner, SellingBanners } from '../../../../contract/staffSelling';
import { TranslatedField } from '../../components/TranslatedField';
import { useAddBannerMutation, useChangeBannerMutation, useRemoveBannerMutation } from '../../store/sellingApi';
import { bannerBodyOf, bannerSchema, bannerValuesOf, newBanner, type BannerValues } from './bannerValues';
import { BannerPictureField } from './BannerPictureField';
import { LinkField } from './LinkField';
import { PreviewFrame } from './PreviewFrame';
import { SellingDialog } from './SellingDialog';
import { ShownFields } from './ShownFields';
import { pictureOf, uploadsOf } from './uploads';
import { usePreviewText } from './usePreviewText';
import { useSellingErrors } from './useSellingErrors';
import { useSellingNames } from './useSellingNames';

// The customers' own banners, in their own chunks.
const BannerHero = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home" */ '../../../pages/home/HomePage')).BannerHero,
}));
const BannerNoteList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-below-fold" */ '../../../pages/home/BelowFold')).BannerNoteList,
}));

interface BannerDialogProps {
  /** It is null for a new banner. */
  banner: SellingBanner | null;
  /** Home shows the first one large, above all else. */
  isFirst: boolean;
  choices: SellingBanners;
  onClose: () => void;
}

/** A banner's form, with the banner as Home shows it. */
export const BannerDialog = ({ banner, isFirst, choices, onClose }: BannerDialogProps) => {
  const { t } = useTranslation('staffSelling');
  const translate = useSellingErrors();
  const previewText = usePreviewText();
  const { nameOf, shown } = useSellingNames();
  const [add] = useAddBannerMutation();
  const [change] = useChangeBannerMutation();
  const [remove] = useRemoveBannerMutation();

  const [uploaded, setUploaded] = useState<readonly UploadedPicture[]>([]);
  const uploads = new Map([
    ...uploadsOf(choices.banners),
    ...uploaded.map(({ _id, picture }) => [_id, picture] as const),
  ]);

  const previewOf = (values: BannerValues) => ({
    _id: 'preview',
    title: previewText(values.title),
    text: previewText(values.text),
    actionLabel: previewText(values.actionLabel),
    link: values.link || '/',
    picture: pictureOf(values, choices.drawings, uploads),
  });

  return (
    <SellingDialog<SellingBanner, BannerValues>
      draft={`banner-${banner?._id ?? 'new'}`}
      title={banner ? previewText(banner.title) : t('banners.add')}
      item={banner}
      newValues={newBanner}
      valuesOf={bannerValuesOf}
      schema={bannerSchema}
      onSave={(values, { version, key }) =>
        banner
          ? change({ id: banner._id, body: { ...bannerBodyOf(values), version } })
          : add({ key, body: bannerBodyOf(values) })
      }
      onRemove={() => remove(banner?._id ?? '')}
      removeQuestion={t('banners.question', { name: banner ? previewText(banner.title) : '' })}
      nameOf={nameOf}
      shown={shown}
      onClose={onClose}
    >
      {(values) => (
        <>
          <TranslatedField name="title" label={t('fields.title')} translate={translate} />
          <TranslatedField name="text" label={t('fields.text')} hint={t('hints.text')} rows={2} translate={translate} />
          <TranslatedField name="actionLabel" label={t('fields.actionLabel')} translate={translate} />
          <LinkField {...choices} />
          <BannerPictureField
            drawings={choices.drawings}
            uploads={uploads}
            onUpload={(upload) => setUploaded([...uploaded, upload])}
          />
          <ShownFields />
          <PreviewFrame>
            {isFirst ? (
              <BannerHero banner={previewOf(values)} />
            ) : (
              <BannerNoteList label={t('preview')} notes={[previewOf(values)]} />
            )}
          </PreviewFrame>
        </>
      )}
    </SellingDialog>
  );
};
