import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceOutlined } from '../icons';
import { MyLocation } from '../MyLocation';
import { MAP_DEFAULT_ZOOM } from '../../../contract/constants';
import type { LatLng } from '../../../contract/geo';
import type { Store } from '../../../contract/homepage';
import { areaAt } from '../../lib/geo';
import { DeliveryMap } from '../DeliveryMap/DeliveryMap';
import { CITY_ZOOM } from '../DeliveryMap/mapTypes';
import { useToasts } from '../../hooks/useToasts';
import { AddressForm } from './AddressForm';
import { emptyAddressValues, type AddressValues } from './addressValues';
import { LocalitySearch } from './LocalitySearch';
import { OutsideArea } from './OutsideArea';
import { useCurrentPosition } from './useCurrentPosition';
import { useReverseGeocode, type Geocode } from './useReverseGeocode';

/** The map beside the form, in view while the form scrolls. */
const columns = {
  display: 'grid',
  gap: { mobile: 2, desktop: 4 },
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', desktop: 'repeat(2, minmax(0, 1fr))' },
} as const;
const mapColumn = { alignSelf: 'start', position: { desktop: 'sticky' }, top: { desktop: 0 } } as const;
const MAP_HEIGHT = { mobile: 'clamp(160px, 26vh, 280px)', desktop: 'clamp(240px, 54vh, 560px)' };
/** Without a form there is room for the way from the pin to the area. */
const OUTSIDE_HEIGHT = { ...MAP_HEIGHT, mobile: '300px' };
/** The button matches the height of the search beside it. */
const locateButton = { width: 50, flexShrink: 0, border: '1px solid', borderColor: 'surface.edge', borderRadius: 1 };

export interface TypedAddress {
  values: AddressValues;
  point: LatLng | null;
}

interface AddressPickerProps {
  /** Its name, delivery area with centre, and map provider. */
  store: Pick<Store, 'name' | 'delivery' | 'charges' | 'map'>;
  /** The chosen point; null shows the area's centre and waits for a move. */
  start: LatLng | null;
  /** Given when an address is edited. */
  initialValues?: AddressValues;
  /** Shows receiver and notes, which only saved addresses have. */
  withReceiver?: boolean;
  /** Offers the user's own position. */
  canLocate?: boolean;
  geocode: Geocode;
  /** Shown outside the area, for a point that the map may have named. */
  renderWaitlist?: (place: { point: LatLng; place: string }) => ReactNode;
  /** Receives what is typed and chosen; null while both are as they began. */
  onTyped?: (typed: TypedAddress | null) => void;
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
  canLocate = true,
  geocode,
  renderWaitlist,
  onTyped,
  onSave,
}: AddressPickerProps) => {
  const { t } = useTranslation('location');
  const { enqueueSnackbar } = useToasts();
  const [point, setPoint] = useState(start);
  /** Found by search or position: it is shown closer. */
  const [found, setFound] = useState(start);
  const geocoded = useReverseGeocode(point, geocode);
  const { centre } = store.delivery;
  const [values, setValues] = useState<AddressValues | null>(null);
  useEffect(() => {
    onTyped?.(values || point !== start ? { values: values ?? initialValues, point } : null);
    // oxlint-disable-next-line react/exhaustive-deps -- a change of what is typed and chosen alone is reported
  }, [values, point]);

  const goTo = (place: LatLng): void => {
    setFound(place);
    setPoint(place);
  };
  const { isLocating, locate, cancel, alert } = useCurrentPosition(store.name, goTo);

  const save = async (values: AddressValues) => {
    if (point) return onSave(values, point);
    enqueueSnackbar(t('chooseFromMap'), { variant: 'error' });
    return undefined;
  };

  const isOutside = point !== null && !areaAt(store, point);
  return (
    <Box sx={columns}>
      <Stack spacing={2} sx={mapColumn}>
        <Box sx={{ display: 'flex', gap: 1, '& > .MuiAutocomplete-root': { flex: 1 } }}>
          <LocalitySearch
            localities={store.delivery.localities}
            onChoose={(place) => {
              cancel();
              goTo(place);
            }}
          />
          {canLocate && (
            <IconButton
              aria-label={t('current')}
              color="primary"
              loading={isLocating}
              onClick={() => void locate()}
              sx={locateButton}
            >
              <MyLocation />
            </IconButton>
          )}
        </Box>
        <DeliveryMap
          store={store}
          zoom={found ? MAP_DEFAULT_ZOOM : CITY_ZOOM}
          centre={point ?? centre}
          onMove={setPoint}
          height={isOutside ? OUTSIDE_HEIGHT : MAP_HEIGHT}
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
      {isOutside && (
        <OutsideArea onRecentre={() => setPoint(centre)}>
          {renderWaitlist?.({ point, place: geocoded?.street ?? '' })}
        </OutsideArea>
      )}
      {/* Hidden, not unmounted: form values survive a detour outside the area. */}
      <Box hidden={isOutside}>
        <AddressForm
          initialValues={initialValues}
          withReceiver={withReceiver}
          {...(onTyped && { onTyped: setValues })}
          onSubmit={save}
        />
      </Box>
      {alert}
    </Box>
  );
};
