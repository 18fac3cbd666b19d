import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import { FormField } from './FormField';

it('shows its hint also beside an error', async () => {
  const user = userEvent.setup();
  render(
    <Formik
      initialValues={{ street: '' }}
      validationSchema={object({ street: string().required('Enter your street') })}
      onSubmit={() => undefined}
    >
      <Form noValidate>
        <FormField name="street" label="Street" hint="Street or door: one is enough" translate={(text) => text} />
        <button type="submit">Save</button>
      </Form>
    </Formik>,
  );
  const field = screen.getByLabelText('Street');
  expect(field).toHaveAccessibleDescription('Street or door: one is enough');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter your street')).toBeVisible();
  expect(field).toHaveAccessibleDescription('Enter your street Street or door: one is enough');
});
