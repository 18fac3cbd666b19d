import { screen, waitFor } from '@testing-library/react';
import { act, useState } from 'react';
import type { WaitlistBody } from '../../../contract/waitlist';
import { buildStore } from '../../testing/builders/store';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { WaitlistForm, type WaitlistFormProps } from './WaitlistForm';

const { localities } = buildStore().delivery;
const served = localities.find(({ serviceable }) => serviceable)!;

const formWith = (props: Partial<WaitlistFormProps>) => (
  <WaitlistForm
    place=""
    point={null}
    localities={localities}
    mobileNumber=""
    onJoin={() => Promise.resolve({ thanks: 'Thank you!' })}
    {...props}
  />
);
const place = () => screen.findByRole('textbox', { name: 'Town or area' });
const number = () => screen.getByRole('textbox', { name: 'Mobile number' });
const submit = () => screen.getByRole('button', { name: 'Tell me when you come' });

it('asks for a place and a whole number, and sends them as they are checked elsewhere', async () => {
  const joined: WaitlistBody[] = [];
  const onJoin = (body: WaitlistBody) => {
    joined.push(body);
    return Promise.resolve({ thanks: 'Thank you!' });
  };
  const { user } = renderWithProviders(formWith({ onJoin }));
  await place();
  await user.click(submit());
  expect(screen.getByText('Enter your town or area')).toBeVisible();
  expect(screen.getByText('Mobile number must be exactly 10 digits')).toBeVisible();
  await user.type(await place(), ' Tiruppur ');
  await user.type(number(), '+91 98765 43210');
  await user.click(submit());
  expect(await screen.findByText('Thank you!')).toHaveFocus();
  expect(joined).toEqual([{ mobileNumber: '9876543210', place: 'Tiruppur' }]);
});

it('sends the point of a locality that is typed by its name and PIN code', async () => {
  const joined: WaitlistBody[] = [];
  const onJoin = (body: WaitlistBody) => {
    joined.push(body);
    return Promise.resolve({ problems: ['We already deliver there.'] });
  };
  const { user } = renderWithProviders(formWith({ onJoin, mobileNumber: '9876543210' }));
  await user.type(await place(), `${served.name.toUpperCase()}, ${served.pin}`);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('We already deliver there.');
  expect(joined).toMatchObject([{ point: served.location }]);
});

it('takes over the name of the place that the map gives later, but not in place of what was typed', async () => {
  let name: (place: string) => void = () => undefined;
  const Named = () => {
    const [named, setNamed] = useState('');
    name = (place) => act(() => setNamed(place));
    return formWith({ place: named });
  };
  const { user } = renderWithProviders(<Named />);
  expect(await place()).toHaveValue('');
  name('Pollachi');
  await waitFor(async () => expect(await place()).toHaveValue('Pollachi'));
  // The nearest place that the map knows may be one that is served.
  name(served.name);
  await waitFor(async () => expect(await place()).toHaveValue(''));
  await user.type(await place(), 'Udumalpet');
  name('Pollachi');
  expect(await place()).toHaveValue('Udumalpet');
});
