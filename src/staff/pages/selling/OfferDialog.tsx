import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { SellingOffer, SellingOffers } from '../../../../contract/staffSelling';
import { TranslatedField } from '../../components/TranslatedField';
import { SelectField } from '../../features/catalogue/SelectField';
import { useAddOfferMutation, useChangeOfferMutation, useRemoveOfferMutation } from '../../store/sellingApi';
import { newOffer, offerBodyOf, offerSchema, offerValuesOf, type OfferValues } from './offerValues';
import { PreviewFrame } from './PreviewFrame';
import { SellingDialog } from './SellingDialog';
import { ShownFields } from './ShownFields';
import { usePreviewText } from './usePreviewText';
import { useSellingErrors } from './useSellingErrors';
import { useSellingNames } from './useSellingNames';

// The customers' own tickets, in their own chunk.
const OfferTickets = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-below-fold" */ '../../../pages/home/BelowFold')).OfferTickets,
}));

interface OfferDialogProps {
  /** It is null for a new offer. */
  offer: SellingOffer | null;
  coupons: SellingOffers['coupons'];
  onClose: () => void;
}

/** An offer's form, with its ticket as Home shows it. */
export const OfferDialog = ({ offer, coupons, onClose }: OfferDialogProps) => {
  const { t } = useTranslation('staffSelling');
  const translate = useSellingErrors();
  const previewText = usePreviewText();
  const { nameOf, shown } = useSellingNames();
  const [add] = useAddOfferMutation();
  const [change] = useChangeOfferMutation();
  const [remove] = useRemoveOfferMutation();
  const codes = coupons.map(({ code, state }) => ({ value: code, label: `${code} · ${t(`coupons.states.${state}`)}` }));

  return (
    <SellingDialog<SellingOffer, OfferValues>
      draft={`offer-${offer?._id ?? 'new'}`}
      title={offer ? previewText(offer.title) : t('offers.add')}
      item={offer}
      newValues={newOffer}
      valuesOf={offerValuesOf}
      schema={offerSchema}
      onSave={(values, { version, key }) =>
        offer
          ? change({ id: offer._id, body: { ...offerBodyOf(values), version } })
          : add({ key, body: offerBodyOf(values) })
      }
      onRemove={() => remove(offer?._id ?? '')}
      removeQuestion={t('offers.question', { name: offer ? previewText(offer.title) : '' })}
      nameOf={nameOf}
      shown={shown}
      onClose={onClose}
    >
      {({ title, text, couponCode }) => (
        <>
          <TranslatedField name="title" label={t('fields.title')} translate={translate} />
          <TranslatedField name="text" label={t('fields.text')} hint={t('hints.text')} rows={2} translate={translate} />
          <SelectField name="couponCode" label={t('fields.couponCode')} prompt={t('offers.noCoupon')} options={codes} />
          <ShownFields />
          <PreviewFrame>
            <OfferTickets
              offers={[
                {
                  _id: 'preview',
                  title: previewText(title),
                  text: previewText(text),
                  couponCode: couponCode === '' ? null : couponCode,
                },
              ]}
            />
          </PreviewFrame>
        </>
      )}
    </SellingDialog>
  );
};
