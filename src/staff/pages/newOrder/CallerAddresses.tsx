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
import { toAddressBody, type AddressValues } from '../../../components/AddressPicker/addressValues';
import { ChoiceRow } from '../../../components/ChoiceRow';
import { DraftAddressPicker } from '../../components/DraftAddressPicker';
import { PanelDialog } from '../../components/PanelDialog';
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
  const [add] = useAddCallerAddressMutation();

  const save = async (values: AddressValues, point: LatLng) => {
    const { data, error } = await add({ customerId: caller.customerId, body: toAddressBody(values, point) });
    if (!data) return error;
    onChange(data._id);
    setAdding(false);
    return undefined;
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
      {isAdding && (
        <PanelDialog open fillsPhone isWide title={t('address.add')} onClose={() => setAdding(false)}>
          <DraftAddressPicker draft={`callerAddress-${caller.customerId}`} start={null} onSave={save} />
        </PanelDialog>
      )}
    </>
  );
};
