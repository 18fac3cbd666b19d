import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../../contract/geo';
import type { Locality } from '../../../../contract/homepage';
import { isInsideArea } from '../../../lib/geo';
import { localityName } from '../../../lib/localityName';

interface LocalitiesInsideProps {
  localities: readonly Locality[];
  corners: readonly LatLng[];
}

/** Says how many of the city's localities are in an area, and which. */
export const LocalitiesInside = ({ localities, corners }: LocalitiesInsideProps) => {
  const { t, i18n } = useTranslation('staffAreas');
  const inside = localities.filter(({ location }) => isInsideArea(location, corners));
  return (
    <Box component="details" sx={{ '& summary': { minHeight: 44, display: 'list-item', paddingBlock: 1.25 } }}>
      <Typography component="summary" variant="subtitle2">
        {t('localitiesInside', { count: inside.length, total: localities.length })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {inside.map((locality) => localityName(locality, i18n.language).name).join(', ')}
      </Typography>
    </Box>
  );
};
