import Button from '@mui/material/Button';

interface MoreButtonProps {
  label: string;
  isLoading: boolean;
  onMore: () => void;
}

/** It is below a list that has another page. */
export const MoreButton = ({ label, isLoading, onMore }: MoreButtonProps) => (
  <Button
    variant="outlined"
    loading={isLoading}
    onClick={onMore}
    sx={{ display: 'flex', marginInline: 'auto', marginTop: 2 }}
  >
    {label}
  </Button>
);
