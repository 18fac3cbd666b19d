import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeSent, RegisterBody } from '../../../contract/auth';
import type { ApiError } from '../../store/api/ApiError';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { LoginForm } from './LoginForm';
import { storeLoginNumber, storedLoginNumber } from './loginNumber';
import { PanelHeading } from './PanelHeading';
import { RegisterForm } from './RegisterForm';
import { storedSentCode, storeSentCode } from './sentCode';
import { useLoginCalls } from './useLoginCalls';
import { VerifyForm } from './VerifyForm';

/** Any rejected login leads to registration, unless the outcome is unknown. */
const meansUnknownNumber = ({ status }: ApiError): boolean => status !== 'NETWORK' && status !== 429 && status < 500;

const emptyDraft: RegisterBody = { mobileNumber: '', name: '', emailId: '' };

/** Login or registration, then the code, which survives a reload. Form values survive switching. */
export const LoginSteps = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('login');
  const { data: store } = useGetStoreQuery(undefined);
  const calls = useLoginCalls();
  const [view, setView] = useState<'login' | 'register'>('login');
  const [sent, setSent] = useState<CodeSent | null>(() => storedSentCode('sentCode'));
  const [draft, setDraft] = useState(emptyDraft);

  const [isNewNumber, setIsNewNumber] = useState(false);

  const remember = (code: CodeSent | null): void => {
    storeSentCode('sentCode', code);
    setSent(code);
  };
  // Closing the panel forgets it; a reload doesn't come here.
  useEffect(() => () => storeSentCode('sentCode', null), []);

  const toRegister = (mobileNumber: string, isNew = false): void => {
    setDraft((typed) => ({ ...typed, mobileNumber: mobileNumber || storedLoginNumber() }));
    setIsNewNumber(isNew);
    setView('register');
  };

  if (sent) {
    return (
      <>
        <PanelHeading title={t('verifyTitle')} onClose={onClose} />
        <VerifyForm
          mobileNumber={sent.mobileNumber}
          otpLength={sent.otpLength}
          resendAfterSeconds={sent.resendAfterSeconds}
          canUseWhatsApp={sent.canUseWhatsApp}
          demoCode={sent.demoCode}
          onVerify={async (otp) => (await calls.verifyOtp(sent, otp)).error?.status}
          onResend={async (byWhatsApp) => {
            const { data, error } = await calls.resendOtp(sent, byWhatsApp);
            if (!data) return { resent: false, waitSeconds: error.retryAfterSeconds ?? 0 };
            remember({ ...sent, demoCode: undefined, ...data });
            return { resent: true, waitSeconds: data.resendAfterSeconds };
          }}
          onEditNumber={() => remember(null)}
        />
      </>
    );
  }

  if (view === 'register') {
    return (
      <>
        <PanelHeading title={t('registerTitle')} onBack={() => setView('login')} onClose={onClose} />
        <RegisterForm
          initialValues={draft}
          isNewNumber={isNewNumber}
          onAttempt={calls.closeToasts}
          onSubmit={async (body) => {
            setDraft(body);
            const { data, error } = await calls.register(body);
            if (data) remember(data);
            return error?.fields;
          }}
          onLogin={() => setView('login')}
        />
      </>
    );
  }

  return (
    <>
      <PanelHeading title={t('loginTitle')} onClose={onClose} />
      <LoginForm
        mobileNumber={draft.mobileNumber}
        product={store?.name}
        onSubmit={async (body) => {
          setDraft((typed) => ({ ...typed, ...body }));
          storeLoginNumber(body.mobileNumber);
          const { data, error } = await calls.login(body);
          if (data) remember(data);
          else if (meansUnknownNumber(error)) toRegister(body.mobileNumber, error.status === 404);
        }}
        onRegister={(mobileNumber) => toRegister(mobileNumber)}
      />
    </>
  );
};
