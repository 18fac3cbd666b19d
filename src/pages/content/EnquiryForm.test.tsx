import { composeStories } from '@storybook/react-webpack5';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { authApi } from '../../store/api/authApi';
import { customerApi } from '../../store/api/customerApi';
import { buildCustomer } from '../../testing/builders/customer';
import { buildEnquiryReceipt } from '../../testing/builders/enquiries';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderStory } from '../../testing/renderStory';
import * as stories from './EnquiryForm.stories';

const { Support, Franchise, OfCustomer, Loading } = composeStories(stories);

const field = (name: string) => screen.getByRole('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
type View = ReturnType<typeof renderStory>;

interface Sent {
  body: Record<string, unknown>;
  key: string | null;
  token: string | null;
}

/** A fake that records what it is sent. */
const listen = (respond: () => Response = () => ok(buildEnquiryReceipt())) => {
  const sent: Sent[] = [];
  mswServer.use(
    http.post(api('/homepage/enquiry'), async ({ request }) => {
      const { headers } = request;
      const body = (await request.json()) as Sent['body'];
      sent.push({ body, key: headers.get('idempotency-key'), token: headers.get('token') });
      return respond();
    }),
  );
  return sent;
};

const fillIn = async ({ user }: View, message = 'Where is my parcel?') => {
  for (const [name, text] of [
    ['Name', 'Meena'],
    ['Mobile Number', '98765 43210'],
    ['Your message', message],
  ] as const) {
    await user.click(field(name));
    await user.paste(text);
  }
};

describe('a message to the shop', () => {
  it('is sent, and replaced by its ticket number and deadlines, which take the focus', async () => {
    const sent = listen();
    const view = renderStory(Support);
    await fillIn(view);
    await view.user.click(field('Order number'));
    await view.user.paste(' #vy100 001');
    await view.user.click(sendButton());

    const heading = await screen.findByRole('heading', { name: 'We have your message: ticket VT100001' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('A person of the shop answers by 23 Nov 2026, 3:00 pm at the latest.')).toBeVisible();
    expect(screen.queryByText(/The grievance officer decides/)).not.toBeInTheDocument();
    expect(sent).toEqual([
      {
        body: {
          kind: 'SUPPORT',
          name: 'Meena',
          mobileNumber: '9876543210',
          orderNumber: 'VY100001',
          message: 'Where is my parcel?',
        },
        key: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
        token: null,
      },
    ]);
  });

  it('may be a grievance, which is decided within a month', async () => {
    const sent = listen(() => ok(buildEnquiryReceipt({ resolveBy: '2026-12-21T09:30:00.000Z' })));
    const view = renderStory(Support);
    expect(screen.getByRole('radio', { name: 'A question or a problem' })).toBeChecked();
    await view.user.click(screen.getByRole('radio', { name: 'A grievance, for the grievance officer' }));
    await fillIn(view);
    await view.user.click(sendButton());
    expect(await screen.findByText('The grievance officer decides by 21 Dec 2026.')).toBeVisible();
    expect(sent[0]?.body.kind).toBe('GRIEVANCE');
  });

  it('about a franchise also requires the town', async () => {
    const sent = listen();
    const view = renderStory(Franchise);
    expect(screen.queryByRole('textbox', { name: 'Order number' })).not.toBeInTheDocument();
    await fillIn(view);
    await view.user.click(sendButton());
    expect(await screen.findByText('Enter your town or part of town')).toBeVisible();
    await view.user.type(field('Town or part of town'), 'Pollachi');
    await view.user.type(field('What you could invest'), '5 lakh');
    await view.user.click(sendButton());
    await screen.findByRole('heading', { name: /ticket VT100001/ });
    expect(sent.map(({ body }) => body)).toEqual([
      {
        kind: 'FRANCHISE',
        name: 'Meena',
        mobileNumber: '9876543210',
        city: 'Pollachi',
        investment: '5 lakh',
        message: 'Where is my parcel?',
      },
    ]);
  });

  it('can be followed by another, in an empty form', async () => {
    listen();
    const view = renderStory(Support);
    await fillIn(view);
    await view.user.click(sendButton());
    await view.user.click(await screen.findByRole('button', { name: 'Write another message' }));
    expect(field('Name')).toHaveFocus();
    expect(field('Your message')).toHaveValue('');
  });

  it('escapes hostile text', async () => {
    listen(() => ok(buildEnquiryReceipt({ ticketNumber: '<img src=x>' })));
    const view = renderStory(Support);
    await fillIn(view, '<script>alert(1)</script>');
    await view.user.click(sendButton());
    expect(await screen.findByRole('heading', { name: 'We have your message: ticket <img src=x>' })).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('states what is stored and why, without a checkbox', async () => {
    const { user } = renderStory(Support);
    expect(screen.getByText(/two years/)).not.toBeVisible();
    await user.click(screen.getByText('What we keep of this, and why'));
    expect(screen.getByText(/two years/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('a customer', () => {
  it('finds name and number filled in, and writes as this customer', async () => {
    const sent = listen();
    const { user } = renderStory(OfCustomer);
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Meena');
    expect(field('Mobile Number')).toHaveValue('9876543210');
    await user.type(field('Your message'), 'Hello');
    await user.click(sendButton());
    await screen.findByRole('heading', { name: /ticket/ });
    expect(sent[0]).toMatchObject({ body: { name: 'Meena', mobileNumber: '9876543210' }, token: 'token-of-meena' });
  });

  it('sees that these are being fetched', () => {
    renderStory(Loading);
    expect(screen.getByRole('status', { name: 'Loading the form' })).toBeVisible();
  });

  it('can write all the same when they cannot be had', async () => {
    mswServer.use(http.get(api('/customer/detail'), () => rejected(500, 'The shop stumbled.')));
    renderStory(OfCustomer);
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  it('preserves typed values when the user logs in meanwhile', async () => {
    const { user, store } = renderStory(Support);
    await user.type(field('Your message'), 'Half a sent');
    await store.dispatch(
      authApi.endpoints.verifyOtp.initiate({ session_id: 'session-1', mobileNumber: '9876543210', otp: '1234' }),
    );
    await waitFor(() => expect(JSON.stringify(store.getState().customerApi)).toContain('mobileNumber'));
    expect(field('Your message')).toHaveValue('Half a sent');
  });

  it('preserves typed values when the profile changes elsewhere', async () => {
    const { user, store } = renderStory(OfCustomer);
    await screen.findByRole('textbox', { name: 'Name' });
    await user.type(field('Your message'), 'Half a sent');
    mswServer.use(http.get(api('/customer/detail'), () => ok(buildCustomer({ name: 'Meena Sundaram' }))));
    store.dispatch(customerApi.util.invalidateTags(['Customer']));
    await waitFor(() => expect(JSON.stringify(store.getState().customerApi)).toContain('Meena Sundaram'));
    expect(field('Your message')).toHaveValue('Half a sent');
    expect(field('Name')).toHaveValue('Meena');
  });
});

describe('what is missing or wrong', () => {
  it('is reported at its field, and the first one is focused', async () => {
    const sent = listen();
    const { user } = renderStory(Support);
    await user.click(sendButton());
    expect(await screen.findByText('Enter Your Name')).toBeVisible();
    expect(screen.getByText('Enter a mobile number or an e-mail')).toBeVisible();
    expect(screen.getByText('Enter your message')).toBeVisible();
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it.each([
    ['Mobile Number', '98765', 'Mobile number must be exactly 10 digits'],
    ['Email Id', 'meena@', 'Enter a valid email Id'],
    ['Order number', 'VY<1>', 'An order number has letters and digits only, such as VY100001'],
  ])('includes the %s %s', async (name, text, message) => {
    const sent = listen();
    const view = renderStory(Support);
    await fillIn(view);
    await view.user.clear(field(name));
    await view.user.click(field(name));
    await view.user.paste(text);
    await view.user.click(sendButton());
    expect(await screen.findByText(message)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('does not include a missing number where there is an e-mail address', async () => {
    const sent = listen();
    const view = renderStory(Support);
    await fillIn(view);
    await view.user.clear(field('Mobile Number'));
    await view.user.type(field('Email Id'), 'meena@example.com');
    await view.user.click(sendButton());
    await screen.findByRole('heading', { name: /ticket/ });
    expect(sent[0]?.body).not.toHaveProperty('mobileNumber');
    expect(sent[0]?.body.emailId).toBe('meena@example.com');
  });

  it('may come from the server', async () => {
    listen(() => rejected(400, ['Check it'], { data: { fields: { emailId: 'This provider does not exist.' } } }));
    const view = renderStory(Support);
    await fillIn(view);
    await view.user.click(sendButton());
    expect(await screen.findByText('This provider does not exist.')).toBeVisible();
    await waitFor(() => expect(field('Email Id')).toHaveFocus());
    expect(field('Your message')).toHaveValue('Where is my parcel?');
  });
});

describe('the field for programs', () => {
  const trap = () => screen.getByRole('textbox', { name: 'Leave this field empty', hidden: true });

  it('is invisible, not focusable, and omitted when empty', async () => {
    const sent = listen();
    const view = renderStory(Support);
    expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).not.toBeInTheDocument();
    expect(trap()).toHaveAttribute('tabindex', '-1');
    await fillIn(view);
    await view.user.click(sendButton());
    await screen.findByRole('heading', { name: /ticket/ });
    expect(sent[0]?.body).not.toHaveProperty('website');
  });

  it('becomes visible when the server rejects it, so that it can be emptied', async () => {
    const sent = listen(() =>
      sent.at(-1)?.body.website === undefined
        ? ok(buildEnquiryReceipt())
        : rejected(400, ['A trap'], { data: { fields: { website: 'A trap: leave it empty' } } }),
    );
    const view = renderStory(Support);
    await fillIn(view);
    await view.user.type(trap(), 'http://example.com');
    await view.user.click(sendButton());
    expect(await screen.findByText('A trap: leave it empty')).toBeVisible();
    const visible = screen.getByRole('textbox', { name: 'Leave this field empty' });
    await waitFor(() => expect(visible).toHaveFocus());
    // Letter by letter: the field must not hide while text is left.
    await view.user.keyboard('{Backspace}'.repeat('http://example.com'.length));
    expect(visible).toHaveValue('');
    await view.user.click(sendButton());
    expect(await screen.findByRole('heading', { name: /ticket VT100001/ })).toBeVisible();
  });
});

describe('a form that fails to send', () => {
  it.each([
    ['offline', () => HttpResponse.error(), 'No connection What you wrote is still here.'],
    [
      'too many',
      () => rejected(429, 'Please try again in 5 minutes.', { headers: { 'retry-after': '300' } }),
      'Please try again in 5 minutes. What you wrote is still here.',
    ],
    ['a problem', () => rejected(500, 'The shop stumbled.'), 'The shop stumbled. What you wrote is still here.'],
  ])('for %s reports so, preserves every field, and sends the same again', async (_what, respond, text) => {
    let isBroken = true;
    const sent = listen(() => (isBroken ? respond() : ok(buildEnquiryReceipt())));
    const view = renderStory(Support);
    await view.user.click(screen.getByRole('radio', { name: 'A grievance, for the grievance officer' }));
    await fillIn(view);
    await view.user.click(sendButton());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(text).closest('[role="alert"]')).toHaveFocus();
    expect(field('Name')).toHaveValue('Meena');
    expect(field('Mobile Number')).toHaveValue('9876543210');
    expect(field('Your message')).toHaveValue('Where is my parcel?');
    expect(screen.getByRole('radio', { name: 'A grievance, for the grievance officer' })).toBeChecked();

    isBroken = false;
    await view.user.click(sendButton());
    await screen.findByRole('heading', { name: /ticket/ });
    expect(sent).toHaveLength(2);
    // The same key identifies the same message.
    expect(sent[1]).toEqual(sent[0]);
  });

  it('sends a changed text as another message', async () => {
    let isBroken = true;
    const sent = listen(() => (isBroken ? rejected(500) : ok(buildEnquiryReceipt())));
    const view = renderStory(Support);
    await fillIn(view);
    await view.user.click(sendButton());
    await screen.findByText('Rejected What you wrote is still here.');
    isBroken = false;
    await view.user.type(field('Your message'), ' Please hurry.');
    await view.user.click(sendButton());
    await screen.findByRole('heading', { name: /ticket/ });
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });
});

it('whatever a double click sends is one message to the server: it carries one key', async () => {
  const sent = listen();
  const view = renderStory(Support);
  await fillIn(view);
  await view.user.dblClick(sendButton());
  await screen.findByRole('heading', { name: /ticket/ });
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});
