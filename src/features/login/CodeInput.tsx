import Box from '@mui/material/Box';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { toAsciiDigits } from '../../../contract/digits';

/** Extracts the code from pasted text. Letters stay, to be reported. */
const cleanCode = (typed: string, length: number): string => {
  const text = toAsciiDigits(typed);
  return new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(text)?.[0] ?? text.replace(/\s/g, '').slice(0, length);
};

interface CodeInputProps {
  length: number;
  value: string;
  onChange: (code: string) => void;
  onBlur: () => void;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** A single input rendered as boxes, so that paste, SMS autofill and screen readers work. */
export const CodeInput = ({ length, value, onChange, onBlur, error, inputRef }: CodeInputProps) => {
  const { t } = useTranslation('login');
  const messageId = useId();
  const current = Math.min(value.length, length - 1);

  return (
    <Box>
      <Box sx={{ position: 'relative', display: 'flex', gap: length > 4 ? 1 : 1.5, justifyContent: 'center' }}>
        <Box
          component="input"
          ref={inputRef}
          name="otp"
          value={value}
          onChange={(event) => onChange(cleanCode(event.target.value, length))}
          onBlur={onBlur}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          aria-label={t('code')}
          aria-invalid={error !== undefined}
          aria-describedby={messageId}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            opacity: 0,
            // Below 16 px phones zoom in.
            fontSize: '1.25rem',
            zIndex: 1,
            cursor: 'text',
            '&:focus ~ [data-current="true"]': {
              borderColor: 'primary.dark',
              outline: '2px solid',
              outlineColor: 'primary.dark',
            },
          }}
        />
        {Array.from({ length }, (_, index) => (
          <Box
            key={index}
            aria-hidden
            data-current={index === current}
            sx={{
              display: 'grid',
              placeItems: 'center',
              flex: '1 1 0',
              height: 76,
              border: '1px solid',
              borderColor: error === undefined ? 'text.secondary' : 'error.main',
              borderRadius: 1,
              bgcolor: index < value.length ? 'surface.tint' : 'background.paper',
              typography: 'h2',
              fontFamily: ({ typography }) => typography.fontFamily,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {value[index]}
          </Box>
        ))}
      </Box>
      <Box
        id={messageId}
        role="alert"
        sx={{ minHeight: 24, marginTop: 1, typography: 'body2', color: 'error.main', textAlign: 'center' }}
      >
        {error}
      </Box>
    </Box>
  );
};
