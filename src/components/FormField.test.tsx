import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import { FormField } from './FormField';

it('shows a hint that helps to mend an error also above it', async () => {
  const user = userEvent.setup();
  render(
    <Formik
      initialValues={{ street: '', note: '' }}
      validationSchema={object({
        street: string().required('Enter your street'),
        note: string().required('Enter a note'),
      })}
      onSubmit={() => undefined}
    >
      <Form noValidate>
        <FormField
          name="street"
          label="Street"
          hint="Street or door: one is enough"
          isHintLasting
          translate={(text) => text}
        />
        <FormField name="note" label="Note" hint="Optional" translate={(text) => text} />
        <button type="submit">Save</button>
      </Form>
    </Formik>,
  );
  const field = screen.getByLabelText('Street');
  expect(field).toHaveAccessibleDescription('Street or door: one is enough');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter your street')).toBeVisible();
  expect(field).toHaveAccessibleDescription('Street or door: one is enough Enter your street');
  expect(screen.getByLabelText('Note')).toHaveAccessibleDescription('Enter a note');
});
