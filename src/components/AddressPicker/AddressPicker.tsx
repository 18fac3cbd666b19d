import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceOutlined } from '../icons';
import { MAP_DEFAULT_ZOOM } from '../../../contract/constants';
import type { LatLng } from '../../../contract/geo';
import type { Store } from '../../../contract/homepage';
import { areaAt } from '../../lib/geo';
import { DeliveryMap } from '../DeliveryMap/DeliveryMap';
import { useToasts } from '../../hooks/useToasts';
import { AddressForm } from './AddressForm';
import { emptyAddressValues, type AddressValues } from './addressValues';
import { OutsideArea } from './OutsideArea';
import { useReverseGeocode, type Geocode } from './useReverseGeocode';

/** The map beside the form, in view while the form scrolls. */
const columns = {
  display: 'grid',
  gap: { mobile: 2, desktop: 4 },
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', desktop: 'repeat(2, minmax(0, 1fr))' },
} as const;
const mapColumn = { alignSelf: 'start', position: { desktop: 'sticky' }, top: { desktop: 0 } } as const;
const MAP_HEIGHT = { mobile: 'clamp(160px, 30vh, 280px)', desktop: 'clamp(240px, 60vh, 560px)' };

/** Without a position: some quarters of the city in view. */
const ZOOM_WITHOUT_PLACE = 13;

interface AddressPickerProps {
  /** Delivery area, its centre, and the map provider. */
  store: Pick<Store, 'delivery' | 'charges' | 'map'>;
  /** The chosen point; null shows the area's centre and waits for a move. */
  start: LatLng | null;
  /** When editing. */
  initialValues?: AddressValues;
  /** Shows receiver and notes, which only saved addresses have. */
  withReceiver?: boolean;
  geocode: Geocode;
  /** Returns field errors of the server. */
  onSave: (values: AddressValues, point: LatLng) => Promise<Record<string, string> | undefined>;
}

/**
 * A map to choose a point and a form for its text; outside the delivery area, a way back into it. To show a point only,
 * use DeliveryMap.
 */
export const AddressPicker = ({
  store,
  start,
  initialValues = emptyAddressValues,
  withReceiver = true,
  geocode,
  onSave,
}: AddressPickerProps) => {
  const { t } = useTranslation('location');
  const { enqueueSnackbar } = useToasts();
  const [point, setPoint] = useState(start);
  const geocoded = useReverseGeocode(point, geocode);
  const { centre } = store.delivery;

  const save = async (values: AddressValues) => {
    if (point) return onSave(values, point);
    enqueueSnackbar(t('chooseFromMap'), { variant: 'error' });
    return undefined;
  };

  const isOutside = point !== null && !areaAt(store, point);
  return (
    <Box sx={columns}>
      <Stack spacing={2} sx={mapColumn}>
        <DeliveryMap
          store={store}
          zoom={start ? MAP_DEFAULT_ZOOM : ZOOM_WITHOUT_PLACE}
          centre={point ?? centre}
          onMove={setPoint}
          height={MAP_HEIGHT}
          label={t('mapLabel')}
        />
        <Stack
          direction="row"
          spacing={1}
          role="status"
          sx={{ alignItems: 'center', minHeight: 28, display: isOutside ? 'none' : 'flex' }}
        >
          <PlaceOutlined color="primary" />
          <Typography variant={geocoded ? 'subtitle1' : 'body2'} component="p">
            {geocoded?.locationName ?? t('mapHint')}
          </Typography>
        </Stack>
      </Stack>
      {isOutside && <OutsideArea onRecentre={() => setPoint(centre)} />}
      {/* Hidden, not unmounted: form values survive a detour outside the area. */}
      <Box hidden={isOutside}>
        <AddressForm
          initialValues={initialValues}
          suggestedStreet={geocoded?.street ?? null}
          withReceiver={withReceiver}
          onSubmit={save}
        />
      </Box>
    </Box>
  );
};
