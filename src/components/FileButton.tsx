import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

interface FileButtonProps extends Pick<ButtonProps, 'size' | 'fullWidth' | 'loading' | 'startIcon'> {
  label: string;
  /** Types and extensions, as in HTML. */
  accept: string;
  /** Opens the camera on the side away from the user, on phones. */
  camera?: boolean;
  onFile: (file: File) => void;
}

/** Chooses a file: use it instead of the browser's own field. The same file can be chosen again. */
export const FileButton = ({ label, accept, camera = false, onFile, ...button }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" onClick={() => input.current?.click()} {...button}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        capture={camera ? 'environment' : undefined}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
};
