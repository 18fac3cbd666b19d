import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Part {
  name: string;
  title: string;
}

interface Parts {
  current: string;
  /** Opens the part that has the field, and focuses it. */
  showField: (field: HTMLElement | null | undefined) => void;
}

const PartsContext = createContext<Parts>({ current: '', showField: (field) => field?.focus() });

export const useShowField = () => useContext(PartsContext).showField;

const onPhone = { display: { mobile: 'flex', tablet: 'none' } };

/** A long form, on a phone one short page per part. Elsewhere all parts are below each other. */
export const FormParts = ({ parts, children }: { parts: readonly Part[]; children: ReactNode }) => {
  const { t } = useTranslation('staffCatalogue');
  const { submitCount, isSubmitting } = useFormikContext();
  const [current, setCurrent] = useState(parts[0]?.name ?? '');
  const [shown, setShown] = useState<{ field: HTMLElement } | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const at = parts.findIndex(({ name }) => name === current);
  const [before, after] = [parts[at - 1], parts[at + 1]];

  const showField: Parts['showField'] = (field) => {
    const part = field?.closest<HTMLElement>('[data-part]')?.dataset.part;
    if (part !== undefined) setCurrent(part);
    if (field) setShown({ field });
  };
  // A field that is not displayed yet can't be focused.
  useEffect(() => shown?.field.focus(), [shown]);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting)
      showField(top.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [submitCount, isSubmitting]);

  const open = (name: string): void => {
    setCurrent(name);
    const field = top.current?.querySelector('select');
    if (field) setShown({ field });
  };

  return (
    <PartsContext value={{ current, showField }}>
      <Box ref={top} sx={{ ...onPhone, '& select': { scrollMarginBlockStart: 96 } }}>
        <TextField
          select
          fullWidth
          label={t('parts.label', { at: at + 1, count: parts.length })}
          value={current}
          onChange={({ target }) => setCurrent(target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {parts.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </TextField>
      </Box>
      {children}
      <Box sx={{ ...onPhone, gap: 1, justifyContent: 'space-between' }}>
        {before ? <Button onClick={() => open(before.name)}>{t('parts.back')}</Button> : <span />}
        {after && (
          <Button variant="outlined" onClick={() => open(after.name)}>
            {t('parts.next', { title: after.title })}
          </Button>
        )}
      </Box>
    </PartsContext>
  );
};

/** One part of the form. */
export const FormPart = ({ name, children }: { name: string; children: ReactNode }) => {
  const { current } = useContext(PartsContext);
  return (
    <Box data-part={name} sx={{ display: { mobile: current === name ? 'block' : 'none', tablet: 'block' } }}>
      {children}
    </Box>
  );
};
