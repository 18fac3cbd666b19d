import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useGetComplaintPhotoQuery } from '../../store/complaintsApi';

const HEIGHT_PX = 200;

/** Shows the customer's photo. Opens in full in a new tab. */
export const ComplaintPhoto = ({ photoId }: { photoId: string }) => {
  const { t } = useTranslation('staffComplaints');
  const { data: url, isError } = useGetComplaintPhotoQuery(photoId);
  if (isError) return <p>{t('photoFailed')}</p>;
  if (url === undefined) return <Skeleton variant="rounded" height={HEIGHT_PX} />;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <Box
        component="img"
        src={url}
        alt={t('photo')}
        sx={{ display: 'block', height: HEIGHT_PX, maxWidth: '100%', objectFit: 'contain', borderRadius: 1 }}
      />
    </a>
  );
};
