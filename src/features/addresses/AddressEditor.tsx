import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import type { Address } from '../../../contract/address';
import type { LatLng } from '../../../contract/geo';
import { AddressPicker } from '../../components/AddressPicker/AddressPicker';
import {
  emptyAddressValues,
  toAddressBody,
  toAddressValues,
  type AddressValues,
} from '../../components/AddressPicker/addressValues';
import { ErrorState } from '../../components/ErrorState';
import { PanelDialog } from '../../components/PanelDialog';
import { isApiError } from '../../store/api/ApiError';
import { useCreateAddressMutation, useEditAddressMutation } from '../../store/api/addressApi';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { useGeocode } from '../../store/api/useGeocode';

interface AddressEditorProps {
  /** The address to change; null makes a new one. */
  address: Address | null;
  onClose: () => void;
}

const placeOf = ({ location: { coordinates } }: Address): LatLng => ({ lat: coordinates[1], lng: coordinates[0] });

/** Adds a saved address, or changes one, its pin on the map included. */
export const AddressEditor = ({ address, onClose }: AddressEditorProps) => {
  const { t } = useTranslation('addresses');
  const { data: store, isError, refetch } = useGetStoreQuery(undefined);
  const geocode = useGeocode();
  const [createAddress] = useCreateAddressMutation();
  const [editAddress] = useEditAddressMutation();

  const save = async (values: AddressValues, place: LatLng) => {
    const body = toAddressBody(values, place);
    const { data, error } = await (address ? editAddress({ _id: address._id, ...body }) : createAddress(body));
    if (data) onClose();
    return isApiError(error) ? error.fields : undefined;
  };

  const content = () => {
    if (!store) {
      if (isError) return <ErrorState onRetry={() => void refetch()} />;
      return <Skeleton variant="rounded" height={320} />;
    }
    return (
      <AddressPicker
        store={store}
        start={address && placeOf(address)}
        initialValues={address ? toAddressValues(address) : emptyAddressValues}
        geocode={geocode}
        onSave={save}
      />
    );
  };

  return (
    <PanelDialog open title={t(address ? 'editTitle' : 'addTitle')} onClose={onClose}>
      {content()}
    </PanelDialog>
  );
};
