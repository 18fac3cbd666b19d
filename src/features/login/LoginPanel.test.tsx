import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import type { CodeSent } from '../../../contract/auth';
import { buildCodeSent, buildVerifiedCustomer } from '../../testing/builders/auth';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { translatePage } from '../../testing/translatePage';
import { LoginPanel } from './LoginPanel';

const openPanel = (options: Parameters<typeof renderWithProviders>[1] = {}) => {
  const onLoggedIn = jest.fn();
  const onClose = jest.fn();
  const view = renderWithProviders(<LoginPanel open onClose={onClose} onLoggedIn={onLoggedIn} />, options);
  return { ...view, onLoggedIn, onClose };
};
type User = ReturnType<typeof openPanel>['user'];

const number = () => screen.findByLabelText('Mobile Number');
const code = () => screen.findByLabelText('One-time code');
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

/** Much faster than typing letter by letter. */
const enter = async (user: User, field: HTMLElement, text: string) => {
  await user.click(field);
  await user.paste(text);
};

const logIn = async (user: User, mobileNumber = '9876543210') => {
  await enter(user, await number(), mobileNumber);
  await user.click(button('Send code'));
};

/** Records the requests. */
const listen = (path: string, respond: () => Response) => {
  const bodies: unknown[] = [];
  mswServer.use(
    http.post(api(path), async ({ request }) => {
      bodies.push(await request.json());
      return respond();
    }),
  );
  return bodies;
};

describe('the login view', () => {
  test('leads to the code for a known number, and shows the success message', async () => {
    const bodies = listen('/customer/login', () => ok(buildCodeSent(), 'Code sent'));
    const { user } = openPanel();
    await logIn(user);
    expect(await heading('Verify')).toBeVisible();
    expect(screen.getByText('+91 98765 43210')).toBeVisible();
    expect(screen.getByText('Code sent')).toBeVisible();
    expect(bodies).toEqual([{ mobileNumber: '9876543210' }]);
  });

  test.each([400, 401, 403, 404, 409, 410])(
    'leads to registration when rejected with %d, the number filled in',
    async (status) => {
      mswServer.use(http.post(api('/customer/login'), () => rejected(status, 'Not known here')));
      const { user } = openPanel();
      await logIn(user);
      expect(await heading('Create Account')).toBeVisible();
      expect(screen.getByText('Not known here')).toBeVisible();
      expect(await number()).toHaveValue('9876543210');
    },
  );

  test('leads to registration when the response is empty', async () => {
    mswServer.use(http.post(api('/customer/login'), () => ok(null)));
    const { user } = openPanel();
    await logIn(user);
    expect(await heading('Create Account')).toBeVisible();
  });

  test('leads to registration when the response has no data at all', async () => {
    mswServer.use(http.post(api('/customer/login'), () => HttpResponse.json({ status: 200, message: '' })));
    const { user } = openPanel();
    await logIn(user);
    expect(await heading('Create Account')).toBeVisible();
  });

  test.each([429, 500, 503])('stays with the message when rejected with %d', async (status) => {
    mswServer.use(http.post(api('/customer/login'), () => rejected(status, 'Please wait')));
    const { user } = openPanel();
    await logIn(user);
    expect(await screen.findByText('Please wait')).toBeVisible();
    expect(await heading('Login')).toBeVisible();
    expect(await number()).toHaveValue('9876543210');
  });

  test('stays with a message when there is no network', async () => {
    mswServer.use(http.post(api('/customer/login'), () => HttpResponse.error()));
    const { user } = openPanel();
    await logIn(user);
    expect(await screen.findByText('No connection')).toBeVisible();
    expect(await heading('Login')).toBeVisible();
  });

  test('shows the country code before the number', async () => {
    openPanel();
    expect((await number()).parentElement).toHaveTextContent('+91');
  });

  test('requires the number', async () => {
    const { user } = openPanel();
    await number();
    await user.click(button('Send code'));
    expect(await screen.findByText('Enter Your Mobile Number')).toBeVisible();
    await waitFor(async () => expect(await number()).toHaveFocus());
  });

  test.each(['98765', 'abcdefghij', '98765x3210'])('does not send %s', async (typed) => {
    const bodies = listen('/customer/login', () => ok(buildCodeSent()));
    const { user } = openPanel();
    await logIn(user, typed);
    expect(await screen.findByText('Mobile number must be exactly 10 digits')).toBeVisible();
    expect(bodies).toEqual([]);
  });

  test('takes at most 10 characters', async () => {
    const { user } = openPanel();
    await user.type(await number(), '987654321055');
    expect(await number()).toHaveValue('9876543210');
  });

  test.each([
    ...['+91 98765 43210', '098765-43210', '919876543210', '98765–43210', 'tel:+919876543210'],
    ...['\u202a+91 98765 43210\u202c', '९८७६५४३२१०', '௯௮௭௬௫௪௩௨௧௦'],
  ])('understands a pasted %s', async (pasted) => {
    const { user } = openPanel();
    await enter(user, await number(), pasted);
    expect(await number()).toHaveValue('9876543210');
  });

  test('understands the country code typed digit by digit', async () => {
    const { user } = openPanel();
    await user.type(await number(), '+919876543210');
    expect(await number()).toHaveValue('9876543210');
  });

  test('never shortens a pasted number into another one', async () => {
    const bodies = listen('/customer/login', () => ok(buildCodeSent()));
    const { user } = openPanel();
    await logIn(user, '9876543210987');
    expect(await screen.findByText('Mobile number must be exactly 10 digits')).toBeVisible();
    expect(await number()).toHaveValue('9876543210987');
    expect(bodies).toEqual([]);
  });

  test('takes a typed number along to registration', async () => {
    const { user } = openPanel();
    await user.type(await number(), '98765');
    await user.click(button('Register'));
    expect(await heading('Create Account')).toBeVisible();
    expect(await number()).toHaveValue('98765');
    expect(screen.queryByText(/^Welcome!/)).not.toBeInTheDocument();
  });

  test('welcomes an unknown number', async () => {
    mswServer.use(http.post(api('/customer/login'), () => rejected(404, 'Not known here')));
    const { user } = openPanel();
    await logIn(user);
    expect(await screen.findByText(/^Welcome!/)).toBeVisible();
  });

  test('closes the message about the unknown number, and no other, at the next attempt', async () => {
    mswServer.use(http.get(api('/homepage/store'), () => rejected(500, 'Out of order')));
    mswServer.use(http.post(api('/customer/login'), () => rejected(404, 'Not known here')));
    const { user } = openPanel();
    await logIn(user);
    expect(await screen.findByText('Not known here')).toBeVisible();
    await user.click(button('Create Account'));
    expect(await screen.findByText('Enter Your Name')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Not known here')).not.toBeInTheDocument(), { timeout: 2000 });
    expect(screen.getByText('Out of order')).toBeVisible();
  });

  test('names the shop beside the link to registration, and leads there and back', async () => {
    const { user } = openPanel();
    expect(await screen.findByText(/New to Vayal\?/)).toHaveTextContent('New to Vayal? Register');
    await user.click(button('Register'));
    expect(await heading('Create Account')).toBeVisible();
    expect(screen.getByText(/Have an account\?/)).toHaveTextContent('Have an account? Login');
    await user.click(button('Login'));
    expect(await heading('Login')).toBeVisible();
  });
});

describe('a browser that logged in before', () => {
  const tokens = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(43));

  test('sends its tokens with the number, and drops damaged ones', async () => {
    const bodies = listen('/customer/login', () => ok(buildCodeSent()));
    window.localStorage.setItem('browserTokens', JSON.stringify([tokens[0], 'damaged', 7]));
    const { user } = openPanel();
    await logIn(user);
    await heading('Verify');
    expect(bodies).toEqual([{ mobileNumber: '9876543210', browserTokens: [tokens[0]] }]);
  });

  test('stores the token of a new number first, and at most five', async () => {
    const browserToken = 'n'.repeat(43);
    mswServer.use(http.post(api('/customer/verify/otp'), () => ok(buildVerifiedCustomer({ browserToken }))));
    window.localStorage.setItem('browserTokens', JSON.stringify(tokens));
    const { user, onLoggedIn } = openPanel();
    await logIn(user);
    await user.type(await code(), '1234');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
    const stored = JSON.parse(window.localStorage.getItem('browserTokens')!) as string[];
    expect(stored).toEqual([browserToken, ...tokens.slice(0, 4)]);
  });
});

describe('the registration view', () => {
  const openRegistration = async () => {
    const view = openPanel();
    await number();
    await view.user.click(button('Register'));
    await heading('Create Account');
    return view;
  };
  const fill = async (user: User, [mobileNumber, name, emailId]: [string, string, string]) => {
    await enter(user, await number(), mobileNumber);
    await enter(user, screen.getByLabelText('Name'), name);
    await enter(user, screen.getByLabelText('Email Id'), emailId);
    await user.click(button('Create Account'));
  };

  test('sends the new customer and leads to the code', async () => {
    const bodies = listen('/customer/register', () => ok(buildCodeSent({ name: 'Meena' }), 'Code sent'));
    const { user } = await openRegistration();
    await fill(user, ['9876543210', ' Meena ', 'meena@example.com']);
    expect(await heading('Verify')).toBeVisible();
    expect(screen.getByText('Code sent')).toBeVisible();
    expect(bodies).toEqual([{ mobileNumber: '9876543210', name: 'Meena', emailId: 'meena@example.com' }]);
  });

  test('asks before the button for consent to what the privacy policy states, and preselects nothing', async () => {
    await openRegistration();
    expect(screen.getByText(/^By creating an account you agree to our/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Privacy Policy (opens in a new tab)' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('requires everything', async () => {
    const { user } = await openRegistration();
    await user.click(button('Create Account'));
    expect(await screen.findByText('Enter Your Mobile Number')).toBeVisible();
    expect(screen.getByText('Enter Your Name')).toBeVisible();
    expect(screen.getByText('Enter Your email Id')).toBeVisible();
  });

  test.each([
    [['98765', 'Meena', 'meena@example.com'], 'Mobile number must be exactly 10 digits'],
    [['98765432101', 'Meena', 'meena@example.com'], 'Mobile number must be exactly 10 digits'],
    [['9876543210', '   ', 'meena@example.com'], 'Enter Your Name'],
    [['9876543210', 'Meena', 'meena.example.com'], 'Enter a valid email Id'],
    [['9876543210', 'Meena', 'meena@example'], 'Enter a valid email Id'],
  ] as [[string, string, string], string][])('does not send %j: %s', async (values, message) => {
    const bodies = listen('/customer/register', () => ok(buildCodeSent()));
    const { user } = await openRegistration();
    await fill(user, values);
    expect(await screen.findByText(message)).toBeVisible();
    expect(bodies).toEqual([]);
  });

  test('preserves typed values and marks the rejected field', async () => {
    mswServer.use(
      http.post(api('/customer/register'), () =>
        rejected(400, ['Use another e-mail'], { data: { fields: { emailId: 'This e-mail is not taken' } } }),
      ),
    );
    const { user } = await openRegistration();
    await fill(user, ['9876543210', 'Meena', 'meena@example.com']);
    expect(await screen.findByText('This e-mail is not taken')).toBeVisible();
    expect(screen.getByText('Use another e-mail')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Meena');
  });

  test('is prefilled with the number of an earlier login', async () => {
    window.localStorage.setItem('loginnumber', '9000000001');
    await openRegistration();
    expect(await number()).toHaveValue('9000000001');
  });

  test('has a back button that returns to login', async () => {
    const { user } = await openRegistration();
    await user.click(button('Back to login'));
    expect(await heading('Login')).toBeVisible();
  });
});

describe('the code', () => {
  const openCode = async (options: Partial<CodeSent> = {}) => {
    mswServer.use(
      http.post(api('/customer/login'), () => ok(buildCodeSent({ resendAfterSeconds: 0, ...options }), 'Code sent')),
    );
    const view = openPanel();
    await logIn(view.user);
    await code();
    return view;
  };

  test('is one input that phones fill from the SMS, with digits for a keyboard', async () => {
    await openCode();
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await code()).toHaveAttribute('inputmode', 'numeric');
    expect(await code()).toHaveFocus();
  });

  test('is still expected after a reload, for its five minutes, and no longer once the panel is closed', async () => {
    const { user, unmount } = await openCode({ resendAfterSeconds: 30 });
    const stored = sessionStorage.getItem('sentCode')!;
    unmount();
    expect(sessionStorage.getItem('sentCode')).toBeNull();

    // A reload unmounts nothing.
    sessionStorage.setItem('sentCode', stored);
    const bodies = listen('/customer/verify/otp', () => ok(buildVerifiedCustomer()));
    const reloaded = openPanel();
    expect(await screen.findByText('+91 98765 43210')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Resend OTP in \d+ seconds$/ })).toBeDisabled();
    await user.type(await code(), '1234');
    await waitFor(() => expect(bodies).toEqual([{ session_id: 'session-1', mobileNumber: '9876543210', otp: '1234' }]));
    reloaded.unmount();

    const old = JSON.parse(stored) as { sentAt: number };
    sessionStorage.setItem('sentCode', JSON.stringify({ ...old, sentAt: old.sentAt - 5 * 60_000 }));
    openPanel();
    expect(await number()).toBeVisible();
  });

  test('has a box for each of its four digits', async () => {
    const { user } = await openCode();
    await user.type(await code(), '12');
    const boxes = Array.from((await code()).parentElement!.querySelectorAll('[data-current]'));
    expect(boxes.map((box) => box.textContent)).toEqual(['1', '2', '', '']);
  });

  test('is sent by its fourth digit; the right one logs in, stores the user and runs the callback', async () => {
    const bodies = listen('/customer/verify/otp', () => ok(buildVerifiedCustomer()));
    const { user, store, onLoggedIn } = await openCode();
    await user.type(await code(), '1234');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
    expect(bodies).toEqual([{ session_id: 'session-1', mobileNumber: '9876543210', otp: '1234' }]);
    expect(store.getState().auth).toMatchObject({
      token: 'token-of-meena',
      user: { name: 'Meena', emailId: 'meena@example.com' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('takes its toast away after login', async () => {
    mswServer.use(http.post(api('/customer/verify/otp'), () => ok(buildVerifiedCustomer())));
    const { user } = await openCode();
    expect(await screen.findByText('Code sent')).toBeVisible();
    await user.type(await code(), '1234');
    await waitFor(() => expect(screen.queryByText('Code sent')).not.toBeInTheDocument(), { timeout: 2000 });
  });

  test.each(['1234', ' 12 34 ', '௧௨௩௪', '१२३४', 'Your code for Vayal is 1234. It holds for 5 minutes.'])(
    'can be pasted: %s',
    async (text) => {
      const bodies = listen('/customer/verify/otp', () => ok(buildVerifiedCustomer()));
      const { user } = await openCode();
      await enter(user, await code(), text);
      await waitFor(() => expect(bodies).toMatchObject([{ otp: '1234' }]));
    },
  );

  test.each([
    ['', 'Please enter OTP'],
    ['123', 'OTP should be exactly 4 digits'],
    ['12a', 'OTP should only contain digits'],
    ['abcd', 'OTP should only contain digits'],
  ])('of %j is not sent: %s', async (typed, message) => {
    const bodies = listen('/customer/verify/otp', () => ok(buildVerifiedCustomer()));
    const { user } = await openCode();
    if (typed !== '') await user.type(await code(), typed);
    await user.click(button('Verify'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(bodies).toEqual([]);
  });

  test('has as many digits as the shop sends', async () => {
    const bodies = listen('/customer/verify/otp', () => ok(buildVerifiedCustomer()));
    const { user } = await openCode({ otpLength: 6 });
    expect(screen.getByText('Enter the 6-digit code sent to')).toBeVisible();
    await user.type(await code(), '1234');
    await user.click(button('Verify'));
    expect(await screen.findByText('OTP should be exactly 6 digits')).toBeVisible();
    await user.type(await code(), '56');
    await waitFor(() => expect(bodies).toMatchObject([{ otp: '123456' }]));
  });

  test('that is wrong (409) is cleared, and nothing else happens', async () => {
    mswServer.use(http.post(api('/customer/verify/otp'), () => rejected(409, 'That code is not right')));
    const { user, store } = await openCode();
    await user.type(await code(), '1234');
    expect(await screen.findByText('That code is not right')).toBeVisible();
    await waitFor(async () => expect(await code()).toHaveValue(''));
    expect(await heading('Verify')).toBeVisible();
    expect(screen.queryByText(/can no longer be used/)).not.toBeInTheDocument();
    expect(store.getState().auth.token).toBeNull();
  });

  test('that is used up (410) is explained, and a new one offered', async () => {
    mswServer.use(http.post(api('/customer/verify/otp'), () => rejected(410, 'Expired')));
    const { user } = await openCode();
    await user.type(await code(), '1234');
    expect(await screen.findByText(/This code can no longer be used/)).toBeVisible();
    expect(await code()).toHaveValue('');
    await user.click(button('Resend OTP'));
    await waitFor(() => expect(screen.queryByText(/can no longer be used/)).not.toBeInTheDocument());
  });

  test.each([429, 500])('stays typed when the server could not check it (%d)', async (status) => {
    mswServer.use(http.post(api('/customer/verify/otp'), () => rejected(status, 'Not now')));
    const { user } = await openCode();
    await user.type(await code(), '1234');
    expect(await screen.findByText('Not now')).toBeVisible();
    expect(await code()).toHaveValue('1234');
  });

  test('is resent with a message, and the countdown restarts', async () => {
    const bodies = listen('/customer/resend/otp', () =>
      ok({ session_id: 'session-1', resendAfterSeconds: 30 }, 'A new code is on its way'),
    );
    const { user } = await openCode();
    await user.click(button('Resend OTP'));
    expect(await screen.findByText('A new code is on its way')).toBeVisible();
    expect(bodies).toEqual([{ session_id: 'session-1', mobileNumber: '9876543210' }]);
    expect(await screen.findByRole('button', { name: 'Resend OTP in 30 seconds' })).toBeDisabled();
  });

  test('is also sent by WhatsApp, where the shop has it', async () => {
    const bodies = listen('/customer/resend/otp', () =>
      ok({ session_id: 'session-1', resendAfterSeconds: 30 }, 'A new code is on its way'),
    );
    const { user } = await openCode({ canUseWhatsApp: true });
    await user.click(button('Send it by WhatsApp'));
    expect(await screen.findByText('A new code is on its way')).toBeVisible();
    expect(bodies).toEqual([{ session_id: 'session-1', mobileNumber: '9876543210', byWhatsApp: true }]);
    expect(screen.queryByRole('button', { name: 'Send it by WhatsApp' })).not.toBeInTheDocument();
  });

  test('stays typed when resending fails', async () => {
    mswServer.use(
      http.post(api('/customer/resend/otp'), () =>
        rejected(429, 'Too many codes', { headers: { 'retry-after': '45' } }),
      ),
    );
    const { user } = await openCode();
    await user.type(await code(), '12');
    await user.click(button('Resend OTP'));
    expect(await screen.findByText('Too many codes')).toBeVisible();
    expect(await code()).toHaveValue('12');
    expect(screen.getByRole('button', { name: 'Resend OTP in 45 seconds' })).toBeDisabled();
  });

  test('can be resent after the countdown, also on a translated page', async () => {
    await openCode({ resendAfterSeconds: 1 });
    expect(screen.getByRole('button', { name: 'Resend OTP in 1 second' })).toBeDisabled();
    // The browser's translation replaces the text node that React knows.
    translatePage();
    expect(await screen.findByRole('button', { name: 'Resend OTP' }, { timeout: 4000 })).toBeEnabled();
  });

  test('has an edit icon that leads back to the number', async () => {
    const { user } = await openCode();
    await user.click(button('Edit number'));
    expect(await heading('Login')).toBeVisible();
    expect(await number()).toHaveValue('9876543210');
  });

  test('is shown as a hint in a demo shop, and nowhere else', async () => {
    await openCode({ demoCode: '4821' });
    expect(screen.getByText('This is a demo shop and sends no SMS. Your code is 4821.')).toBeVisible();
  });

  test('has no hint where codes are really sent', async () => {
    await openCode();
    expect(screen.queryByText(/demo shop/)).not.toBeInTheDocument();
  });
});

test('closing the panel resets both forms', async () => {
  const Page = () => {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(true)}>open again</button>
        <LoginPanel open={open} onClose={() => setOpen(false)} onLoggedIn={() => undefined} />
      </>
    );
  };
  const { user } = renderWithProviders(<Page />);
  await user.type(await number(), '98765');
  await user.click(button('Register'));
  await user.type(await screen.findByLabelText('Name'), 'Meena');
  await user.click(button('Close'));
  await user.click(await screen.findByRole('button', { name: 'open again' }));
  expect(await heading('Login')).toBeVisible();
  expect(await number()).toHaveValue('');
  await user.click(button('Register'));
  expect(await screen.findByLabelText('Name')).toHaveValue('');
});

test('a logged-in user is led on without a question', async () => {
  const { onLoggedIn } = openPanel({ loggedIn: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onLoggedIn).toHaveBeenCalled();
});
