import type { CodeResent, CodeSent, ResendOtpBody, VerifyOtpBody } from '../../../contract/auth';
import type { Envelope } from '../../../contract/http';
import type {
  EnrolBody,
  FactorBody,
  FactorEnrolled,
  FactorOffered,
  FirstAdminBody,
  FirstAdminConfirmBody,
  StaffLoggedIn,
  StaffLoginBody,
  StaffVerified,
} from '../../../contract/staffLogin';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

const post = (url: string, body: object) => ({ url, method: 'POST', body });
/** The whole envelope has the message, which a toast shows. */
const whole = <T>(envelope: Envelope<unknown>): Envelope<T> => envelope as Envelope<T>;

const shownOnThePage = { silent: 429 } as const;
const shownBesideTheField = { silent: [409, 429] } as const;
/** The page names what is wrong with a field, and that the link is dead. */
const firstAdminOptions = { silent: [400, 409, 410, 429] } as const;

const staffLoginApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    sendStaffCode: build.mutation<Envelope<CodeSent>, StaffLoginBody>({
      query: (body) => post('/login', body),
      transformResponse: whole<CodeSent>,
      extraOptions: shownOnThePage,
    }),
    resendStaffCode: build.mutation<Envelope<CodeResent>, ResendOtpBody>({
      query: (body) => post('/resend', body),
      transformResponse: whole<CodeResent>,
      extraOptions: shownOnThePage,
    }),
    verifyStaffCode: build.mutation<StaffVerified, VerifyOtpBody>({
      query: (body) => post('/verify', body),
      transformResponse: unwrap<StaffVerified>,
      extraOptions: shownOnThePage,
    }),
    passFactor: build.mutation<StaffLoggedIn, FactorBody>({
      query: (body) => post('/factor', body),
      transformResponse: unwrap<StaffLoggedIn>,
      extraOptions: shownBesideTheField,
    }),
    offerFactor: build.mutation<FactorOffered, EnrolBody>({
      query: (body) => post('/enrol', body),
      transformResponse: unwrap<FactorOffered>,
      extraOptions: shownBesideTheField,
    }),
    confirmFactor: build.mutation<FactorEnrolled, FactorBody>({
      query: (body) => post('/enrol/confirm', body),
      transformResponse: unwrap<FactorEnrolled>,
      extraOptions: shownBesideTheField,
    }),
    offerFirstAdmin: build.mutation<FactorOffered, FirstAdminBody>({
      query: (body) => post('/begin', body),
      transformResponse: unwrap<FactorOffered>,
      extraOptions: firstAdminOptions,
    }),
    confirmFirstAdmin: build.mutation<FactorEnrolled, FirstAdminConfirmBody>({
      query: (body) => post('/begin/confirm', body),
      transformResponse: unwrap<FactorEnrolled>,
      extraOptions: firstAdminOptions,
    }),
  }),
});

export const {
  useSendStaffCodeMutation,
  useResendStaffCodeMutation,
  useVerifyStaffCodeMutation,
  usePassFactorMutation,
  useOfferFactorMutation,
  useConfirmFactorMutation,
  useOfferFirstAdminMutation,
  useConfirmFirstAdminMutation,
} = staffLoginApi;
