import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useCreateAddressMutation } from '../../store/api/addressApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  offerResolved,
  selectAddress,
  selectOfferedAddress,
  toCreateAddressBody,
  toSelectedAddress,
  type SelectedAddress,
} from '../../store/slices/selectedAddressSlice';

/** Offers to save the location chosen before login, which the saved address has replaced. */
export const OfferedAddress = () => {
  const { t } = useTranslation('location');
  const dispatch = useAppDispatch();
  const offered = useAppSelector(selectOfferedAddress);
  const [createAddress, { isLoading }] = useCreateAddressMutation();

  const accept = async (location: SelectedAddress): Promise<void> => {
    const { data } = await createAddress(toCreateAddressBody(location));
    if (data) dispatch(selectAddress(toSelectedAddress(data.currentAddress)));
    // The error has been shown already; the saved address stays.
    dispatch(offerResolved());
  };

  if (!offered) return null;
  return (
    <ConfirmDialog
      open
      title={t('offered.title')}
      confirmLabel={t('offered.yes')}
      cancelLabel={t('offered.no')}
      busy={isLoading}
      onConfirm={() => void accept(offered)}
      onCancel={() => dispatch(offerResolved())}
    >
      <Typography>{t('offered.text', { street: offered.street })}</Typography>
    </ConfirmDialog>
  );
};
