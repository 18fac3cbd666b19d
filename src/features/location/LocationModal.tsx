import Skeleton from '@mui/material/Skeleton';
import { useSnackbar } from 'notistack';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../contract/geo';
import { AddressPicker } from '../../components/AddressPicker/AddressPicker';
import { ErrorState } from '../../components/ErrorState';
import { PanelDialog } from '../../components/PanelDialog';
import { useGeocode } from '../../store/api/useGeocode';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { useAppDispatch } from '../../store/hooks';
import { selectAddress, toSelectedAddress } from '../../store/slices/selectedAddressSlice';
import { ChoosePlace } from './ChoosePlace';
import { findCurrentPosition, type PositionProblem } from './currentPosition';
import { PositionAlert } from './PositionAlert';
import { useSaveLocation } from './useSaveLocation';

interface LocationModalProps {
  open: boolean;
  /** Begins by asking the browser for the position: the person has already said so elsewhere. */
  locateAtOnce?: boolean;
  onClose: () => void;
}

/** The location modal (specification §2): first the ways to say where, then the map with the address form. */
export const LocationModal = ({ open, locateAtOnce = false, onClose }: LocationModalProps) => {
  const { t } = useTranslation('location');
  const { enqueueSnackbar } = useSnackbar();
  const dispatch = useAppDispatch();
  const { data: store, isError, refetch } = useGetStoreQuery(undefined);
  const geocode = useGeocode();
  const save = useSaveLocation(onClose);
  const [mapStep, setMapStep] = useState<{ start: LatLng | null } | null>(null);
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState<PositionProblem | null>(null);

  const locate = useCallback(async () => {
    setIsLocating(true);
    const result = await findCurrentPosition();
    setIsLocating(false);
    if ('place' in result) setMapStep({ start: result.place });
    else if (result.problem === 'failed') enqueueSnackbar(t('positionFailed'), { variant: 'error' });
    else setProblem(result.problem);
  }, [enqueueSnackbar, t]);

  const hasLocated = useRef(false);
  useEffect(() => {
    if (!locateAtOnce || hasLocated.current) return;
    hasLocated.current = true;
    void locate();
  }, [locateAtOnce, locate]);

  const content = () => {
    if (!store) {
      if (isError) return <ErrorState onRetry={() => void refetch()} />;
      return <Skeleton variant="rounded" height={320} />;
    }
    if (mapStep) return <AddressPicker store={store} start={mapStep.start} geocode={geocode} onSave={save} />;
    return (
      <ChoosePlace
        store={store}
        isLocating={isLocating}
        onUseCurrentLocation={() => void locate()}
        onChoosePlace={(start) => setMapStep({ start })}
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
        title={t(mapStep ? 'mapTitle' : 'title')}
        onClose={onClose}
        onBack={mapStep ? () => setMapStep(null) : undefined}
      >
        {content()}
      </PanelDialog>
      <PositionAlert
        problem={problem === 'failed' ? null : problem}
        product={store?.name ?? ''}
        onClose={() => setProblem(null)}
      />
    </>
  );
};
