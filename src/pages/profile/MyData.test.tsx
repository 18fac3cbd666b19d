import { composeStories } from '@storybook/react-webpack5';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { buildCustomerExport } from '../../testing/builders/customer';
import { api, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderStory } from '../../testing/renderStory';
import * as stories from './MyData.stories';

const { Default, Loading } = composeStories(stories);
const button = (name: string) => screen.findByRole('button', { name });

/** Captures downloads, which jsdom lacks. */
const takeFiles = () => {
  const files: { name: string; blob: Blob }[] = [];
  let latest = new Blob();
  URL.createObjectURL = (blob: Blob) => {
    latest = blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: latest });
  });
  return files;
};

describe('Download my data', () => {
  it('downloads the export with the shop’s date in its name, and leaves no copy in the store', async () => {
    const files = takeFiles();
    const { user, store } = renderStory(Default);
    await user.click(await button('Download my data'));
    // 20:00 UTC is the next day in India.
    expect(await screen.findByText('Saved as vayal-my-data-2026-11-21.json')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual(['vayal-my-data-2026-11-21.json']);
    expect(files[0]!.blob.type).toBe('application/json');
    expect(JSON.parse(await files[0]!.blob.text())).toEqual(buildCustomerExport());
    await waitFor(() => expect(store.getState().customerApi.mutations).toEqual({}));
  });

  it('that fails explains why, saves nothing and can be retried', async () => {
    const files = takeFiles();
    mswServer.use(http.get(api('/customer/export'), () => rejected(500, 'The shop stumbled.'), { once: true }));
    const { user } = renderStory(Default);
    await user.click(await button('Download my data'));
    expect(await screen.findByText('The shop stumbled.')).toBeVisible();
    expect(files).toEqual([]);
    await user.click(await button('Download my data'));
    expect(await screen.findByText(/^Saved as/)).toBeVisible();
  });
});

it('leads to the privacy policy, and to erasing', async () => {
  const { user } = renderStory(Default);
  expect(await screen.findByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Erase my account' })).toBeEnabled());
  await user.click(await button('Erase my account'));
  expect(await screen.findByRole('dialog', { name: 'Erase your account?' })).toBeVisible();
  await user.click(await button('Keep it'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('offers no erasing before it knows whose account it is', async () => {
  renderStory(Loading);
  expect(await button('Erase my account')).toBeDisabled();
});
