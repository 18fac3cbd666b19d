import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import { FormField } from './FormField';

it('shows an error instead of the hint', async () => {
  const user = userEvent.setup();
  render(
    <Formik
      initialValues={{ note: '' }}
      validationSchema={object({ note: string().required('Enter a note') })}
      onSubmit={() => undefined}
    >
      <Form noValidate>
        <FormField name="note" label="Note" hint="In a few words" translate={(text) => text} />
        <button type="submit">Save</button>
      </Form>
    </Formik>,
  );
  const field = screen.getByLabelText('Note');
  expect(field).toHaveAccessibleDescription('In a few words');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a note')).toBeVisible();
  expect(field).toHaveAccessibleDescription('Enter a note');
});
