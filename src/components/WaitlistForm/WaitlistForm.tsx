import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { object, string } from 'yup';
import { COUNTRY_CODE, MOBILE_NUMBER_LENGTH, VISIBLE_SIGN } from '../../../contract/constants';
import type { LatLng } from '../../../contract/geo';
import type { Locality } from '../../../contract/homepage';
import { ROUTES } from '../../../contract/routes';
import type { WaitlistBody } from '../../../contract/waitlist';
import { MAX_PLACE_LENGTH } from '../../../contract/waitlistConstants';
import { useHydrated } from '../../hooks/useHydrated';
import { typeMobileNumber } from '../../lib/mobileNumber';
import { FocusFirstInvalid } from '../FocusFirstInvalid';
import { FormField } from '../FormField';
import { Done } from '../lazyIcons';
import { SeedSun } from '../SeedSun';
import { localityNamed } from './localityNamed';

export interface WaitlistFormProps {
  /** The place as the map names it; typed where it is ''. */
  place: string;
  /** Where the place is; null where no map was used. */
  point: LatLng | null;
  /** A typed place is found among these, so that the shop knows when it comes there. */
  localities: readonly Locality[];
  /** The number of who is logged in, or ''. */
  mobileNumber: string;
  /** Returns the server's thanks, or its errors by field, or else what went wrong. */
  onJoin: (body: WaitlistBody) => Promise<{
    thanks?: string;
    fields?: Record<string, string> | undefined;
    problems?: readonly string[];
  }>;
}

type Problem = 'waitlist.numberLength' | 'waitlist.placeRequired';

/** Messages are keys of the `location` namespace, so that they follow the language. */
const schema = object({
  place: string()
    .trim()
    .required('waitlist.placeRequired' satisfies Problem)
    .matches(VISIBLE_SIGN, 'waitlist.placeRequired' satisfies Problem),
  mobileNumber: string()
    .required('waitlist.numberLength' satisfies Problem)
    .matches(new RegExp(`^\\d{${MOBILE_NUMBER_LENGTH}}$`), 'waitlist.numberLength' satisfies Problem),
});

/** Replaces a sent form and takes focus, so that it is read out. */
const Thanks = ({ text }: { text: string }) => {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <SeedSun tone="feast">
        <Done />
      </SeedSun>
      <Typography ref={line} tabIndex={-1} variant="subtitle1" component="p" sx={{ outline: 'none' }}>
        {text}
      </Typography>
    </Stack>
  );
};

interface Values {
  place: string;
  mobileNumber: string;
}

/** The map's name of the place and the customer's number come later than the form; what was typed stays. */
const FillIn = ({ name, text }: { name: keyof Values; text: string }) => {
  const { values, setFieldValue } = useFormikContext<Values>();
  const filled = useRef(text);
  useEffect(() => {
    if (values[name] === filled.current && text !== filled.current) void setFieldValue(name, text);
    filled.current = text;
    // oxlint-disable-next-line react/exhaustive-deps -- it follows what is filled in, not what is typed
  }, [text]);
  return null;
};

/** Asks the shop to write once it delivers to a place. The consent stands before the button. */
export const WaitlistForm = ({ place: named, point, localities, mobileNumber, onJoin }: WaitlistFormProps) => {
  const { t } = useTranslation(['location', 'layout']);
  const isHydrated = useHydrated();
  const [thanks, setThanks] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly string[] | null>(null);
  const translate = (key: string) => t(key as Problem);
  // A map names the nearest place that it knows: one that is served is not where its customer waits.
  const place = localityNamed(localities, named)?.serviceable ? '' : named;
  if (thanks !== null) return <Thanks text={thanks} />;
  return (
    <Formik
      initialValues={{ place, mobileNumber }}
      validationSchema={schema}
      onSubmit={async (values, { setStatus }) => {
        setProblems(null);
        const at = point ?? localityNamed(localities, values.place)?.location;
        const outcome = await onJoin({
          mobileNumber: values.mobileNumber,
          place: values.place.trim(),
          ...(at && { point: at }),
        });
        if (outcome.thanks !== undefined) setThanks(outcome.thanks);
        else if (outcome.fields) setStatus(outcome.fields);
        else setProblems(outcome.problems ?? []);
      }}
    >
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate inert={!isHydrated} useFlexGap spacing={1} sx={{ textAlign: 'start' }}>
          <FocusFirstInvalid />
          <FillIn name="place" text={place} />
          <FillIn name="mobileNumber" text={mobileNumber} />
          <FormField
            name="place"
            label={t('waitlist.place')}
            hint={t('waitlist.placeHint')}
            translate={translate}
            required
            autoComplete="address-level2"
            slotProps={{ htmlInput: { maxLength: MAX_PLACE_LENGTH } }}
          />
          <FormField
            name="mobileNumber"
            label={t('waitlist.number')}
            translate={translate}
            required
            type="tel"
            autoComplete="tel-national"
            clean={typeMobileNumber}
            slotProps={{
              input: { startAdornment: <InputAdornment position="start">{COUNTRY_CODE}</InputAdornment> },
              htmlInput: { inputMode: 'numeric' },
            }}
          />
          <Typography variant="body2" color="textSecondary">
            {t('waitlist.consent')}{' '}
            <Link component={RouterLink} to={ROUTES['privacy-policy'].path} underline="always">
              {t('layout:privacy')}
            </Link>
          </Typography>
          {problems && (
            <Alert severity="error" role="alert">
              {problems.join(' ') || t('waitlist.failed')}
            </Alert>
          )}
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={isSubmitting}
            sx={{ alignSelf: { tablet: 'flex-start' } }}
          >
            {t('waitlist.submit')}
          </Button>
        </Stack>
      )}
    </Formik>
  );
};
