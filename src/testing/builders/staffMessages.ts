import type { StaffMessages, StaffNotification } from '../../../contract/staffMessages';

type Provider = StaffMessages['providers'][number];
type Problem = StaffMessages['problems'][number];

const CODE = '1234';

export const buildMessageProvider = (overrides: Partial<Provider> = {}): Provider => ({
  name: 'msg91',
  channel: 'SMS',
  isFirst: true,
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

/** SMS by two providers, WhatsApp without any template, e-mail and web push. */
export const buildEveryProvider = (): Provider[] => [
  ...buildStaffMessages().providers,
  buildMessageProvider({ name: 'whatsapp', channel: 'WHATSAPP', delivered: 120, costPaise: 1_440 }),
  buildMessageProvider({ name: 'smtp', channel: 'EMAIL', needsTemplate: false, costPaise: 0, reportUrl: null }),
  buildMessageProvider({ name: 'webpush', channel: 'PUSH', needsTemplate: false, costPaise: 0, reportUrl: null }),
];

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

export const buildNotification = (overrides: Partial<StaffNotification> = {}): StaffNotification => ({
  _id: 'notification-1',
  at: '2026-11-20T06:00:00.000Z',
  kind: 'ON_THE_WAY',
  channel: 'SMS',
  language: 'ta',
  state: 'REFUSED',
  reason: 'TEMPLATE',
  detail: 'Template ID not found (630)',
  orderNumber: 'VY100001',
  ticketNumber: null,
  canSendAgain: true,
  ...overrides,
});

/** MSG91 first, Twilio after it; the Tamil and Hindi texts are not registered yet. */
export const buildStaffMessages = (overrides: Partial<StaffMessages> = {}): StaffMessages => ({
  providers: [
    buildMessageProvider(),
    buildMessageProvider({
      name: 'twilio',
      isFirst: false,
      needsTemplate: false,
      delivered: 9,
      underWay: 0,
      costPaise: 180,
      reportUrl: null,
    }),
  ],
  waiting: [],
  kinds: [
    {
      kind: 'CODE',
      group: null,
      texts: [
        {
          language: 'en',
          toRegister:
            'Your Vayal code is {#numeric#}. It is valid for 5 minutes. Tell it to nobody.\n@vayal.example #{#numeric#}',
          whatsApp: null,
          example: `Your Vayal code is ${CODE}. It is valid for 5 minutes. Tell it to nobody.\n@vayal.example #${CODE}`,
          titled: null,
          templates: [{ provider: 'msg91', templateId: '6740a1f2d6fc0513' }],
        },
        {
          language: 'ta',
          toRegister:
            'உங்கள் வயல் OTP: {#numeric#}. இது 5 நிமிடங்கள் செல்லும். யாரிடமும் சொல்ல வேண்டாம்.\n@vayal.example #{#numeric#}',
          whatsApp: null,
          example: `உங்கள் வயல் OTP: ${CODE}. இது 5 நிமிடங்கள் செல்லும். யாரிடமும் சொல்ல வேண்டாம்.\n@vayal.example #${CODE}`,
          titled: null,
          templates: [],
        },
        {
          language: 'hi',
          toRegister: 'आपका वयल कोड {#numeric#} है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।\n@vayal.example #{#numeric#}',
          whatsApp: null,
          example: `आपका वयल कोड ${CODE} है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।\n@vayal.example #${CODE}`,
          titled: null,
          templates: [],
        },
      ],
    },
    {
      kind: 'ON_THE_WAY',
      group: 'NEEDED',
      texts: [
        {
          language: 'en',
          toRegister:
            'Vayal: your order {#alphanumeric#} is on its way. Tell the rider the code {#numeric#} at the door. Track it: https://vayal.example/order',
          whatsApp:
            'Vayal: your order {{1}} is on its way. Tell the rider the code {{2}} at the door. Track it: https://vayal.example/order',
          example:
            'Vayal: your order VY100001 is on its way. Tell the rider the code 4821 at the door. Track it: https://vayal.example/order',
          titled: {
            title: 'Order VY100001 is on its way',
            body: 'Tell the rider the code 4821 at the door. You can follow the parcel until it is with you.',
          },
          templates: [{ provider: 'msg91', templateId: '6740a1f2d6fc0514' }],
        },
        {
          language: 'ta',
          toRegister:
            'வயல்: உங்கள் ஆர்டர் {#alphanumeric#} வழியில் உள்ளது. டெலிவரி ஊழியரிடம் {#numeric#} என்ற டெலிவரிக் குறியீட்டைச் சொல்லுங்கள். பார்க்க: https://vayal.example/order',
          whatsApp:
            'வயல்: உங்கள் ஆர்டர் {{1}} வழியில் உள்ளது. டெலிவரி ஊழியரிடம் {{2}} என்ற டெலிவரிக் குறியீட்டைச் சொல்லுங்கள். பார்க்க: https://vayal.example/order',
          example:
            'வயல்: உங்கள் ஆர்டர் VY100001 வழியில் உள்ளது. டெலிவரி ஊழியரிடம் 4821 என்ற டெலிவரிக் குறியீட்டைச் சொல்லுங்கள். பார்க்க: https://vayal.example/order',
          titled: {
            title: 'ஆர்டர் VY100001 வழியில் உள்ளது',
            body: 'டெலிவரி ஊழியரிடம் 4821 என்ற டெலிவரிக் குறியீட்டைச் சொல்லுங்கள்.',
          },
          templates: [],
        },
      ],
    },
    {
      kind: 'DELIVERED',
      group: 'PROGRESS',
      texts: [
        {
          language: 'en',
          toRegister: 'Vayal: your order {#alphanumeric#} is delivered. Thank you! https://vayal.example/order',
          whatsApp: 'Vayal: your order {{1}} is delivered. Thank you! https://vayal.example/order',
          example: 'Vayal: your order VY100001 is delivered. Thank you! https://vayal.example/order',
          titled: { title: 'Order VY100001 is delivered', body: 'Your order VY100001 is delivered. Thank you!' },
          templates: [{ provider: 'msg91', templateId: '6740a1f2d6fc0515' }],
        },
      ],
    },
  ],
  notArrived: [],
  problems: [],
  codesToday: { spentPaise: 12_840, limitPaise: 1_000_00 },
  ...overrides,
});
