import { composeStories } from '@storybook/react-webpack5';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildCustomer } from '../../testing/builders/customer';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderStory } from '../../testing/renderStory';
import * as stories from './ProfileForm.stories';

const { Loaded, WithPhoto, Loading, Failed } = composeStories(stories);

/** A fake server that remembers changes. */
const listen = () => {
  const bodies: Record<string, unknown>[] = [];
  mswServer.use(
    http.put(api('/customer/update'), async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      bodies.push(body);
      mswServer.use(http.get(api('/customer/detail'), () => ok(buildCustomer(body))));
      return ok(buildCustomer(body));
    }),
  );
  return bodies;
};
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('name and e-mail', () => {
  it('are saved, and the name changes all over the shop', async () => {
    const bodies = listen();
    const { user, store } = renderStory(Loaded);
    await user.clear(await field('Name'));
    await user.type(await field('Name'), ' Meena Sundaram ');
    await user.click(save());
    expect(await screen.findByText('Your profile is saved')).toBeVisible();
    expect(bodies).toEqual([{ name: 'Meena Sundaram', emailId: 'meena@example.com' }]);
    expect(store.getState().auth.user).toEqual({ name: 'Meena Sundaram', emailId: 'meena@example.com' });
    await waitFor(() => expect(save()).toBeDisabled());
    expect(await field('Name')).toHaveValue('Meena Sundaram');
  });

  it.each([
    ['Name', '', 'Enter Your Name'],
    ['Name', '   ', 'Enter Your Name'],
    ['Name', '\u200b\u2060', 'Enter Your Name'],
    ['Email Id', '', 'Enter Your email Id'],
    ['Email Id', 'meena@', 'Enter a valid email Id'],
  ])('requires a better %s than "%s", and focuses it', async (name, text, message) => {
    const bodies = listen();
    const { user } = renderStory(Loaded);
    const input = await field(name);
    await user.clear(input);
    if (text) await user.type(input, text);
    await user.click(save());
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(input).toHaveFocus());
    expect(bodies).toEqual([]);
  });

  it('save without an e-mail for a customer who has none, and require one that was typed to be right', async () => {
    const bodies = listen();
    mswServer.use(http.get(api('/customer/detail'), () => ok(buildCustomer({ emailId: '' }))));
    const { user } = renderStory(Loaded);
    await user.type(await field('Email Id'), 'meena@');
    await user.click(save());
    expect(await screen.findByText('Enter a valid email Id')).toBeVisible();
    await user.clear(await field('Email Id'));
    await user.type(await field('Name'), ' Sundaram');
    await user.click(save());
    expect(await screen.findByText('Your profile is saved')).toBeVisible();
    expect(bodies).toEqual([{ name: 'Meena Sundaram' }]);
  });

  it("shows the server's error of a field until edited, and preserves the text", async () => {
    mswServer.use(
      http.put(api('/customer/update'), () =>
        rejected(400, ['Check the name'], { data: { fields: { name: 'This is no name.' } } }),
      ),
    );
    const { user, store } = renderStory(Loaded);
    await user.type(await field('Name'), 'x');
    await user.click(save());
    expect(await screen.findByText('This is no name.')).toBeVisible();
    expect(await field('Name')).toHaveValue('Meenax');
    expect(store.getState().auth.user?.name).toBe('Meena');
    await user.type(await field('Name'), '{Backspace}');
    expect(screen.queryByText('This is no name.')).not.toBeInTheDocument();
  });

  it('are shown beside the number, which is read-only', async () => {
    renderStory(Loaded);
    expect(await field('Mobile Number')).toHaveValue('+91 98765 43210');
    expect(await field('Mobile Number')).toHaveAttribute('readonly');
  });
});

describe('another e-mail', () => {
  const change = async (user: ReturnType<typeof renderStory>['user']) => {
    await user.type(await field('Email Id'), '.in');
    await user.click(save());
    return screen.findByRole('dialog', { name: 'Confirm your new e-mail' });
  };

  it('is saved with a fresh code, together with the name', async () => {
    const bodies = listen();
    const { user, store } = renderStory(Loaded);
    await user.type(await field('Name'), ' S');
    const dialog = await change(user);
    expect(within(dialog).getByText('Bills and answers will go to meena@example.com.in.')).toBeVisible();
    expect(bodies).toEqual([]);
    await user.type(within(dialog).getByRole('textbox', { name: 'One-time code' }), '1234');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your profile is saved')).toBeVisible();
    const emailId = 'meena@example.com.in';
    expect(bodies).toEqual([{ name: 'Meena S', emailId, session_id: 'confirmation-1', otp: '1234' }]);
    expect(store.getState().auth.user).toEqual({ name: 'Meena S', emailId });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(save()).toBeDisabled();
  });

  it('waits for the right code', async () => {
    mswServer.use(http.put(api('/customer/update'), () => rejected(409, 'This code is not right')));
    const { user } = renderStory(Loaded);
    const dialog = await change(user);
    const input = within(dialog).getByRole('textbox', { name: 'One-time code' });
    await user.type(input, '1111');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This code is not right')).toBeVisible();
    await waitFor(() => expect(input).toHaveValue(''));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await field('Email Id')).toHaveValue('meena@example.com.in');
  });

  it('stays typed when no code can be sent', async () => {
    mswServer.use(http.post(api('/customer/send/otp'), () => rejected(429, 'Too many codes')));
    const { user } = renderStory(Loaded);
    await user.type(await field('Email Id'), '.in');
    await user.click(save());
    expect(await screen.findByText('Too many codes')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await field('Email Id')).toHaveValue('meena@example.com.in');
  });
});

describe('the photo', () => {
  const PNG = [0x89, ...Buffer.from('PNG\r\n\x1a\n')];
  const JPEG = [0xff, 0xd8, 0xff];
  const photoOf = (bytes: number, name = 'me.png', type = 'image/png', start: number[] = PNG) => {
    const content = new Uint8Array(bytes);
    content.set(start.slice(0, bytes));
    return new File([content], name, { type });
  };
  const input = () => screen.findByLabelText('Photo');

  it('is sent when it has exactly 204800 bytes', async () => {
    const bodies = listen();
    const { user } = renderStory(Loaded);
    await user.upload(await input(), photoOf(204_800));
    expect(await screen.findByText('Your profile is saved')).toBeVisible();
    expect(bodies).toEqual([{ photo: expect.stringMatching(/^data:image\/png;base64,/) as unknown }]);
  });

  it.each([
    ['me.png', 'image/png'],
    ['me.heic', 'image/heic'],
    ['me', ''],
  ])('is sent as what its bytes are, by whatever name: %s', async (name, type) => {
    const bodies = listen();
    renderStory(Loaded);
    fireEvent.change(await input(), { target: { files: [photoOf(99, name, type, JPEG)] } });
    expect(await screen.findByText('Your profile is saved')).toBeVisible();
    expect(bodies).toEqual([{ photo: expect.stringMatching(/^data:image\/jpeg;base64,/) as unknown }]);
  });

  it('is rejected when it has one byte more', async () => {
    const bodies = listen();
    const { user } = renderStory(Loaded);
    await user.upload(await input(), photoOf(204_801));
    expect(await screen.findByText('Max File size is 200kb')).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('is read from the first file only', async () => {
    const bodies = listen();
    const { user } = renderStory(Loaded);
    const chooser = await input();
    chooser.setAttribute('multiple', '');
    await user.upload(chooser, [photoOf(204_801, 'large.png'), photoOf(10)]);
    expect(await screen.findByText('Max File size is 200kb')).toBeVisible();
    expect(bodies).toEqual([]);
    await user.upload(chooser, [photoOf(10), photoOf(204_801, 'large.png')]);
    expect(await screen.findByText('Your profile is saved')).toBeVisible();
    expect(bodies).toHaveLength(1);
  });

  it('is silently rejected when nothing was chosen', async () => {
    const bodies = listen();
    const { user } = renderStory(Loaded);
    await user.upload(await input(), []);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(bodies).toEqual([]);
  });

  it.each([
    ['one byte too much', photoOf(204_801), 'Max File size is 200kb'],
    ['no byte', photoOf(0), 'This file is empty. Choose another one.'],
    [
      'an SVG in it',
      photoOf(99, 'me.png', 'image/png', [...Buffer.from('<svg')]),
      'Choose a JPEG, PNG or WebP picture.',
    ],
    [
      'HEIC in it',
      photoOf(99, 'me.heic', 'image/heic', [...Buffer.from('\0\0\0\x18ftypheic')]),
      /^HEIC photos of an iPhone can’t be read here\. Choose a screenshot/,
    ],
    ['zeros in it', photoOf(5, 'me.jpg', 'image/jpeg', []), 'Choose a JPEG, PNG or WebP picture.'],
  ])('that has %s is rejected here; the previous one and typed values stay', async (_what, file, text) => {
    const bodies = listen();
    const { user } = renderStory(WithPhoto);
    await user.type(await field('Name'), ' S');
    // Bypasses the accept filter, as some file managers do.
    fireEvent.change(await input(), { target: { files: [file] } });
    expect(await screen.findByText(text)).toBeVisible();
    expect(bodies).toEqual([]);
    expect(screen.getByRole('img', { name: 'Photo' })).toHaveAttribute('src', expect.stringMatching(/^data:image/));
    expect(await field('Name')).toHaveValue('Meena S');
  });

  it.each([
    ['a text by the name of .png', 'This file is not a whole JPEG, PNG or WebP picture'],
    ['a JPEG that breaks off', 'This file is not a whole JPEG, PNG or WebP picture'],
    ['a small file of very many pixels', 'This picture has too many pixels. Please choose a smaller one'],
  ])('is rejected by the server when it is %s, with its message, and loses nothing', async (_what, text) => {
    const rejection = rejected(400, [text], { data: { fields: { photo: text } } });
    mswServer.use(http.put(api('/customer/update'), () => rejection.clone()));
    const { user } = renderStory(WithPhoto);
    await user.type(await field('Name'), ' S');
    await user.upload(await input(), photoOf(99));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Photo' })).toHaveAttribute('src', expect.stringMatching(/^data:image/));
    expect(await field('Name')).toHaveValue('Meena S');
    // And the same file may be tried again.
    expect(await input()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Choose a photo' })).toBeEnabled();
  });

  it('can be taken away', async () => {
    const bodies = listen();
    const { user } = renderStory(WithPhoto);
    await user.click(await screen.findByRole('button', { name: 'Remove the photo' }));
    expect(await screen.findByText('Your profile is saved')).toBeVisible();
    expect(bodies).toEqual([{ photo: null }]);
  });

  it('preserves typed values beside it', async () => {
    listen();
    const { user } = renderStory(Loaded);
    await user.type(await field('Name'), ' S');
    await user.upload(await input(), photoOf(100));
    await screen.findByRole('button', { name: 'Remove the photo' });
    expect(await field('Name')).toHaveValue('Meena S');
  });
});

it('shows that it is loading', () => {
  renderStory(Loading);
  expect(screen.getByRole('status', { name: 'Loading your profile' })).toBeVisible();
});

it('reports a failure, and can be retried', async () => {
  const { user } = renderStory(Failed);
  expect(await screen.findByText('Your profile could not be loaded')).toBeVisible();
  mswServer.use(http.get(api('/customer/detail'), () => ok(buildCustomer())));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field('Name')).toHaveValue('Meena');
});
