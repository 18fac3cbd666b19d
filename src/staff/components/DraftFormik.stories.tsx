import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'formik';
import { fn } from 'storybook/test';
import { object, string } from 'yup';
import { FormField } from '../../components/FormField';
import { writeTabDraft } from '../lib/tabDrafts';
import { DraftFormik } from './DraftFormik';

interface Values {
  reason: string;
  note: string;
}

const EMPTY: Values = { reason: '', note: '' };
/** Stories have no login. */
const SESSION = '';

const store = (base: Values) => () =>
  writeTabDraft('story', SESSION, { base, values: { ...base, note: 'Two packs were torn' }, key: 'key' });

const meta = {
  title: 'Staff/Draft of a form',
  component: DraftFormik<Values>,
  args: {
    draft: 'story',
    initialValues: EMPTY,
    validationSchema: object({ reason: string().required(), note: string() }),
    onSubmit: fn(),
    children: (
      <Form>
        <FormField name="reason" label="Reason" translate={String} />
        <FormField name="note" label="Note" translate={String} />
      </Form>
    ),
  },
} satisfies Meta<typeof DraftFormik<Values>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form was left before it was saved. */
export const Restored: Story = { beforeEach: store(EMPTY) };

/** Meanwhile another person changed what it was typed over. */
export const ChangedSince: Story = {
  args: { initialValues: { reason: 'Torn', note: '' } },
  beforeEach: store(EMPTY),
};
