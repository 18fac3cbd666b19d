import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form, Formik } from 'formik';
import { fn } from 'storybook/test';
import { FocusFirstInvalid } from './FocusFirstInvalid';
import { FormField } from './FormField';

const meta = {
  title: 'Forms and dialogs/Form field',
  component: FormField,
  parameters: {
    docs: {
      description: {
        component: `
A Formik text field with its error: the schema's once touched, or the server's.

**When to use.** For every text field of a form. Outside forms use Material UI's TextField, for one of a few options PillChoice or ChoiceRow.

**Do** give it the name that the server's errors have. **Do** say “optional” in the hint. **Do** normalise input with \`clean\` instead of rejecting it.

**Don't** render errors of your own below it. **Don't** use the placeholder as a label.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
  args: { name: 'street', label: 'Street', translate: () => 'Please Enter Your Street' },
  decorators: [
    (Story, { parameters }) => (
      <Formik
        initialValues={{ street: '' }}
        initialTouched={{ street: true }}
        initialStatus={parameters.status as unknown}
        validate={({ street }) => (parameters.required && street === '' ? { street: 'streetRequired' } : {})}
        validateOnMount
        onSubmit={fn()}
      >
        <Form>
          <FocusFirstInvalid />
          <Story />
        </Form>
      </Formik>
    ),
  ],
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: 'Optional' } };
export const Missing: Story = { parameters: { required: true } };
/** The server's error, until the text is edited. */
export const RejectedByServer: Story = { parameters: { status: { street: 'There is no such street.' } } };
