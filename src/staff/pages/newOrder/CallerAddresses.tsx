import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLine } from '../../../../contract/addressLine';
import type { LatLng } from '../../../../contract/geo';
import type { Caller } from '../../../../contract/phoneOrders';
import { AddressPicker } from '../../../components/AddressPicker/AddressPicker';
import { toAddressBody, type AddressValues } from '../../../components/AddressPicker/addressValues';
import { ChoiceRow } from '../../../components/ChoiceRow';
import { PanelDialog } from '../../components/PanelDialog';
import { isApiError } from '../../../store/api/ApiError';
import { useGetStoreQuery } from '../../../store/api/homepageApi';
import { useGeocode } from '../../../store/api/useGeocode';
import { useAddCallerAddressMutation } from '../../store/phoneOrdersApi';

interface CallerAddressesProps {
  caller: Caller;
  /** Empty while the caller has none. */
  value: string;
  onChange: (addressId: string) => void;
}

/** The caller chooses one of their addresses, or a new one inside the delivery area. */
export const CallerAddresses = ({ caller, value, onChange }: CallerAddressesProps) => {
  const { t } = useTranslation('staffNewOrder');
  const [isAdding, setAdding] = useState(caller.addresses.length === 0);
  const { data: store } = useGetStoreQuery(undefined);
  const geocode = useGeocode();
  const [add] = useAddCallerAddressMutation();

  const save = async (values: AddressValues, point: LatLng) => {
    const { data, error } = await add({ customerId: caller.customerId, body: toAddressBody(values, point) });
    if (data) {
      onChange(data._id);
      setAdding(false);
    }
    return isApiError(error) ? error.fields : undefined;
  };

  return (
    <>
      <FormControl>
        <FormLabel id="caller-addresses">{t('address.title')}</FormLabel>
        <RadioGroup
          aria-labelledby="caller-addresses"
          value={value}
          onChange={(_event, addressId) => onChange(addressId)}
          sx={{ gap: 1, marginBlock: 1 }}
        >
          {caller.addresses.map(({ _id, ...address }) => (
            <ChoiceRow key={_id} value={_id} control={<Radio />} label={addressLine(address)} />
          ))}
        </RadioGroup>
        <Button variant="outlined" onClick={() => setAdding(true)} sx={{ alignSelf: 'start' }}>
          {t('address.add')}
        </Button>
      </FormControl>
      {isAdding && store && (
        <PanelDialog open fillsPhone isWide title={t('address.add')} onClose={() => setAdding(false)}>
          <AddressPicker canLocate={false} store={store} start={null} geocode={geocode} onSave={save} />
        </PanelDialog>
      )}
    </>
  );
};
