import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../../../contract/constants';
import { ArrowBack } from '../../../components/icons';
import { Logo } from '../../../components/Logo';
import { VerifyForm } from '../../../features/login/VerifyForm';
import { AppStep } from './AppStep';
import { BeginStep } from './BeginStep';
import { FactorStep } from './FactorStep';
import { NumberStep } from './NumberStep';
import { RecoveryCodes } from './RecoveryCodes';
import { TypedStep } from './TypedStep';
import { useStaffLogin, type LoginStep } from './useStaffLogin';

/** A phone's width, also on a desktop: one question at a time. */
const WIDTH_PX = 440;

interface LoginPageProps {
  preferences: ReactNode;
  onLanguage: (language: Language) => void;
}

/** The way into the staff area: number, code, and for who can change much a second factor. */
export const LoginPage = ({ preferences, onLanguage }: LoginPageProps) => {
  const { t } = useTranslation(['staffLogin', 'staffFrame', 'common']);
  const login = useStaffLogin(onLanguage);
  const [mobileNumber, setMobileNumber] = useState('');
  const [name, setName] = useState('');
  const { step } = login;
  const isFirstStep = step.at === 'number' || step.at === 'begin';
  const canGoBack = !isFirstStep && step.at !== 'deadLink' && step.at !== 'recovery';

  const form = (at: LoginStep): ReactNode => {
    switch (at.at) {
      case 'number':
        return (
          <NumberStep
            mobileNumber={mobileNumber}
            onSubmit={(typed) => {
              setMobileNumber(typed);
              return login.send(typed);
            }}
          />
        );
      case 'begin':
        return (
          <BeginStep
            initialValues={{ mobileNumber, name }}
            onSubmit={(person) => {
              setMobileNumber(person.mobileNumber);
              setName(person.name);
              return login.begin({ ...person, token: at.token });
            }}
          />
        );
      case 'deadLink':
        return (
          <Stack spacing={2}>
            <Typography color="textSecondary">{at.message}</Typography>
            <Button component={Link} to="/staff" replace variant="contained" size="large" onClick={login.toNumber}>
              {t('logIn')}
            </Button>
          </Stack>
        );
      case 'code':
        return (
          <>
            <VerifyForm
              {...at.sent}
              demoCode={at.sent.demoCode}
              onVerify={(otp) => login.verify(at.sent, otp)}
              onResend={(byWhatsApp) => login.resend(at.sent, byWhatsApp)}
              onEditNumber={login.toNumber}
            />
            <Typography variant="body2" color="textSecondary" sx={{ marginTop: 2 }}>
              {at.message}
            </Typography>
          </>
        );
      case 'factor':
        return <FactorStep demoHint={at.demoHint} onSubmit={(code) => login.pass(at.ticket, code)} />;
      case 'secret':
        return (
          <Stack spacing={2}>
            <Typography color="textSecondary">{t('secretIntro')}</Typography>
            <TypedStep
              label={t('secret')}
              action={t('next')}
              demoHint={at.demoHint}
              slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
              onSubmit={(secret) => login.offer(at.ticket, secret)}
            />
          </Stack>
        );
      case 'app':
        return <AppStep offered={at.offered} onSubmit={(code) => login.confirm(at, code)} />;
      case 'recovery':
        return <RecoveryCodes codes={at.codes} onDone={() => login.enter(at.login)} />;
    }
  };

  return (
    <Box component="main" sx={{ maxWidth: WIDTH_PX, marginInline: 'auto', padding: 2, paddingBlock: { tablet: 6 } }}>
      <title>{`${t(`titles.${step.at}`)} · ${t('staffFrame:title')}`}</title>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', minHeight: 56, marginBottom: 2 }}>
        <Logo />
        <Typography component="span" variant="subtitle2">
          {t('staffFrame:title')}
        </Typography>
      </Stack>
      <Paper variant="outlined" sx={{ padding: { mobile: 2, tablet: 3 } }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', minHeight: 44, marginBottom: 1.5 }}>
          {canGoBack && (
            <IconButton edge="start" aria-label={t('common:back')} onClick={login.toStart}>
              <ArrowBack />
            </IconButton>
          )}
          <Typography variant="h2" component="h1">
            {t(`titles.${step.at}`)}
          </Typography>
        </Stack>
        {login.paused !== null && (
          <Alert severity="warning" sx={{ marginBottom: 2 }}>
            {login.paused}
          </Alert>
        )}
        {form(step)}
      </Paper>
      {isFirstStep && <Box sx={{ marginTop: 4 }}>{preferences}</Box>}
    </Box>
  );
};
