import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useToasts } from '../../hooks/useToasts';
import { isApiError } from '../../store/api/ApiError';

interface RemoveButtonProps {
  label: string;
  question: string;
  /** Where to go once it is removed. */
  backTo: string;
  busy: boolean;
  onRemove: () => Promise<{ data?: { message: string }; error?: unknown }>;
}

/** Removes what a page is about, after a question, and says why where it can't be. */
export const RemoveButton = ({ label, question, backTo, busy, onRemove }: RemoveButtonProps) => {
  const navigate = useNavigate();
  const { enqueueSnackbar } = useToasts();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button color="error" onClick={() => setConfirming(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={question}
        confirmLabel={label}
        destructive
        busy={busy}
        onConfirm={async () => {
          const { data, error } = await onRemove();
          setConfirming(false);
          if (data) {
            enqueueSnackbar(data.message, { variant: 'success' });
            void navigate(backTo);
          }
          if (isApiError(error)) enqueueSnackbar(error.messages.join(' '), { variant: 'error' });
        }}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
};
