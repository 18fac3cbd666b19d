import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../contract/geo';
import { AddressPicker } from '../../components/AddressPicker/AddressPicker';
import { useCurrentPosition } from '../../components/AddressPicker/useCurrentPosition';
import { ErrorState } from '../../components/ErrorState';
import { PanelDialog } from '../../components/PanelDialog';
import { WaitlistForm } from '../../components/WaitlistForm/WaitlistForm';
import { useGeocode } from '../../store/api/useGeocode';
import { useWaitlistForm } from '../../store/api/useWaitlistForm';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { selectAddress, toSelectedAddress } from '../../store/slices/selectedAddressSlice';
import { ChooseLocation } from './ChooseLocation';
import { useSaveLocation } from './useSaveLocation';

interface LocationModalProps {
  open: boolean;
  /** Starts with geolocation, requested elsewhere. */
  locateAtOnce?: boolean;
  /** Called after a choice as well as after a cancellation. */
  onClose: () => void;
}

/**
 * The location modal (specification §2): ways to choose, then map and form. Opened by the URL (usePanel), so that Back
 * closes it.
 */
export const LocationModal = ({ open, locateAtOnce = false, onClose }: LocationModalProps) => {
  const { t } = useTranslation('location');
  const dispatch = useAppDispatch();
  const { data: store, isError, refetch } = useGetStoreQuery(undefined);
  const geocode = useGeocode();
  const waitlist = useWaitlistForm();
  const save = useSaveLocation(onClose);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [mapStep, setMapStep] = useState<{ start: LatLng | null } | null>(null);
  const { isLocating, locate, cancel, alert } = useCurrentPosition(store?.name ?? '', (start) => setMapStep({ start }));

  useEffect(() => {
    if (locateAtOnce) void locate();
  }, [locateAtOnce, locate]);

  const openMap = (start: LatLng | null): void => {
    cancel();
    setMapStep({ start });
  };

  const content = () => {
    if (!store) {
      if (isError) return <ErrorState onRetry={() => void refetch()} />;
      return <Skeleton variant="rounded" height={320} />;
    }
    if (mapStep) {
      return (
        <AddressPicker
          store={store}
          start={mapStep.start}
          withReceiver={isLoggedIn}
          geocode={geocode}
          renderWaitlist={(at) => <WaitlistForm {...at} {...waitlist} localities={store.delivery.localities} />}
          onSave={save}
        />
      );
    }
    return (
      <ChooseLocation
        store={store}
        isLocating={isLocating}
        onUseCurrentLocation={() => void locate()}
        onChoosePoint={openMap}
        onChooseAddress={(address) => {
          dispatch(selectAddress(toSelectedAddress(address)));
          onClose();
        }}
      />
    );
  };

  return (
    <>
      <PanelDialog
        open={open}
        isInUrl
        fillsPhone
        isWide={mapStep !== null}
        title={t(mapStep ? 'mapTitle' : 'title')}
        onClose={onClose}
        onBack={mapStep ? () => setMapStep(null) : undefined}
      >
        {content()}
      </PanelDialog>
      {alert}
    </>
  );
};
