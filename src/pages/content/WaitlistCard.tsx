import Card from '@mui/material/Card';
import type { Locality } from '../../../contract/homepage';
import { WaitlistForm } from '../../components/WaitlistForm/WaitlistForm';
import { useWaitlistForm } from '../../store/api/useWaitlistForm';

/** Asks to be told of a place, without a map. */
export const WaitlistCard = ({ localities }: { localities: readonly Locality[] }) => (
  <Card sx={{ p: { mobile: 2, tablet: 3 } }}>
    <WaitlistForm place="" point={null} localities={localities} {...useWaitlistForm()} />
  </Card>
);
