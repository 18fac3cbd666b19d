import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ErrorState } from '../../components/ErrorState';
import { useGetPhotoQuery } from '../store/evidencePhotosApi';

interface StaffPhotoProps {
  photoId: string;
  alt: string;
}

/** A photo of a delivery or a complaint, which only staff may load. */
export const StaffPhoto = ({ photoId, alt }: StaffPhotoProps) => {
  const { data: url, isError, refetch } = useGetPhotoQuery(photoId);
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (url === undefined) return <Skeleton variant="rounded" height={240} />;
  return <Box component="img" src={url} alt={alt} sx={{ width: '100%', display: 'block', borderRadius: 1 }} />;
};
