import type { StaffMessages } from '../../../contract/staffMessages';

type Provider = StaffMessages['providers'][number];
type Problem = StaffMessages['problems'][number];

const CODE = '1234';

export const buildMessageProvider = (overrides: Partial<Provider> = {}): Provider => ({
  name: 'msg91',
  needsTemplate: true,
  lastTakenAt: '2026-11-20T06:12:00.000Z',
  delivered: 412,
  underWay: 3,
  refused: 0,
  failed: 0,
  costPaise: 8_300,
  reportUrl: 'https://vayal.example/api/messages/webhook/msg91/3f1c9a5e7b2d4860',
  ...overrides,
});

export const buildMessageProblem = (overrides: Partial<Problem> = {}): Problem => ({
  _id: 'message-1',
  at: '2026-11-20T06:00:00.000Z',
  provider: 'msg91',
  language: 'ta',
  kind: 'CODE',
  state: 'REFUSED',
  reason: 'TEMPLATE',
  detail: 'Template ID not found (630)',
  ...overrides,
});

/** MSG91 first, Twilio after it; the Tamil and Hindi texts are not registered yet. */
export const buildStaffMessages = (overrides: Partial<StaffMessages> = {}): StaffMessages => ({
  providers: [
    buildMessageProvider(),
    buildMessageProvider({
      name: 'twilio',
      needsTemplate: false,
      delivered: 9,
      underWay: 0,
      costPaise: 180,
      reportUrl: null,
    }),
  ],
  kinds: [
    {
      kind: 'CODE',
      texts: [
        {
          language: 'en',
          toRegister:
            'Your Vayal code is {#numeric#}. It is valid for 5 minutes. Tell it to nobody.\n@vayal.example #{#numeric#}',
          example: `Your Vayal code is ${CODE}. It is valid for 5 minutes. Tell it to nobody.\n@vayal.example #${CODE}`,
          templates: [{ provider: 'msg91', templateId: '6740a1f2d6fc0513' }],
        },
        {
          language: 'ta',
          toRegister:
            'உங்கள் வயல் OTP: {#numeric#}. இது 5 நிமிடங்கள் செல்லும். யாரிடமும் சொல்ல வேண்டாம்.\n@vayal.example #{#numeric#}',
          example: `உங்கள் வயல் OTP: ${CODE}. இது 5 நிமிடங்கள் செல்லும். யாரிடமும் சொல்ல வேண்டாம்.\n@vayal.example #${CODE}`,
          templates: [],
        },
        {
          language: 'hi',
          toRegister: 'आपका वयल कोड {#numeric#} है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।\n@vayal.example #{#numeric#}',
          example: `आपका वयल कोड ${CODE} है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।\n@vayal.example #${CODE}`,
          templates: [],
        },
      ],
    },
  ],
  problems: [],
  codesToday: { spentPaise: 12_840, limitPaise: 1_000_00 },
  ...overrides,
});
