import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form, Formik } from 'formik';
import { fn } from 'storybook/test';
import { FocusFirstInvalid } from './FocusFirstInvalid';
import { FormField } from './FormField';

const meta = {
  title: 'Forms and dialogs/Form field',
  component: FormField,
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
