import { composeStories } from '@storybook/react-webpack5';
import { screen, within } from '@testing-library/react';
import { renderStory } from '../../../testing/renderStory';
import * as stories from './PackingPrintPage.stories';

const { Slips, Labels, PackLabels, LongAddress, SlipOfStopped, LabelOfStopped } = composeStories(stories);

it('prints a slip per order, with the seller, the licence, the code and what is in the parcel', async () => {
  renderStory(Slips);
  const slip = within(await screen.findByRole('article', { name: 'VY100001' }));
  expect(slip.getByText(/^FSSAI licence no\. .*“Food Safety Connect”$/)).toBeInTheDocument();
  expect(slip.getByRole('img', { name: 'VY100001' })).toBeInTheDocument();
  expect(slip.getByText('Foxtail Millet (Thinai) rice · 500 g')).toBeInTheDocument();
  expect(slip.getByText('1 of 3 packed')).toBeInTheDocument();
  expect(slip.getByText('2 × Ragi · 500 g')).toBeInTheDocument();
  expect(slip.getByText('Paid: ₹190')).toBeInTheDocument();
  expect(slip.getByText('Delivery')).toBeInTheDocument();
  const door = within(screen.getByRole('article', { name: 'VY100002' }));
  expect(door.getByText('To collect: ₹190')).toBeInTheDocument();
});

it('changes to labels of the same orders', async () => {
  const { user, router } = renderStory(Slips);
  await screen.findByRole('article', { name: 'VY100001' });
  await user.click(screen.getByRole('radio', { name: 'Labels' }));
  expect(router.state.location.search).toBe('?kind=labels&orders=order-1%2Corder-2');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('prints the way to a pack’s field on the slip, and on a label for the pack, where its batch is known', async () => {
  const { unmount } = renderStory(Slips);
  const slip = within(await screen.findByRole('article', { name: 'VY100001' }));
  expect(slip.getAllByRole('img', { name: 'ABCD-EFGH-JKLM' })).toHaveLength(1);
  unmount();
  renderStory(PackLabels);
  const label = within(await screen.findByRole('article', { name: 'ABCD-EFGH-JKLM' }));
  expect(label.getByText('Foxtail Millet (Thinai) rice · 500 g')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('prints labels that can be scanned', async () => {
  renderStory(Labels);
  const label = within(await screen.findByRole('article', { name: 'VY100001' }));
  expect(label.getByRole('img', { name: 'VY100001' })).toBeInTheDocument();
  expect(label.getByText('Meena')).toBeInTheDocument();
});

it('prints the whole address on a label, with its door number', async () => {
  renderStory(LongAddress);
  const label = within(await screen.findByRole('article', { name: 'VY100001' }));
  expect(label.getByText(/^Flat 12B, Block C.* Cross Cut Road.* Opposite the Murugan temple/)).toBeInTheDocument();
});

it.each([
  ['slip', SlipOfStopped],
  ['label', LabelOfStopped],
])('says on the %s of a stopped order that it has recalled packs', async (_kind, Story) => {
  renderStory(Story);
  const sheet = within(await screen.findByRole('article', { name: 'VY100001' }));
  expect(sheet.getByText('Stopped: has recalled packs of LOT-7A')).toBeVisible();
});
