import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NumberedSteps } from './NumberedSteps';

const meta = {
  title: 'Payment/Numbered steps',
  component: NumberedSteps,
  args: {
    steps: [
      'Scan the code with the UPI app on your phone.',
      'Approve the amount before the time on the page runs out.',
      'We see the payment by ourselves. You need not send us anything.',
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `
Instructions in order, with large numbers.

**When to use.** How to pay or how to cook: three to seven short steps.

**Do** begin each step with a verb.

**Don't** number what has no order: that is a plain list.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
    argsIn: {
      ta: {
        steps: [
          'உங்கள் ஃபோனின் UPI செயலியில் இந்தக் குறியீட்டை ஸ்கேன் செய்யுங்கள்.',
          'பக்கத்தில் காட்டும் நேரம் முடிவதற்குள் தொகையை உறுதிசெய்யுங்கள்.',
          'பணம் வந்ததும் எங்களுக்கே தெரியும். நீங்கள் எதுவும் அனுப்ப வேண்டாம்.',
        ],
      },
      hi: {
        steps: [
          'अपने फ़ोन के UPI ऐप से कोड स्कैन करें।',
          'पेज पर दिखा समय ख़त्म होने से पहले रकम मंज़ूर करें।',
          'भुगतान हमें अपने आप दिख जाता है। आपको कुछ भेजना नहीं है।',
        ],
      },
    },
  },
} satisfies Meta<typeof NumberedSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
