import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { buildPhoto } from '../../../testing/builders/pictures';
import {
  buildCataloguePack,
  buildCatalogueParts,
  buildCatalogueProduct,
} from '../../../testing/builders/staffCatalogue';
import { buildStaffMe } from '../../../testing/builders/staff';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { NewProductPage, ProductPage } from './ProductPage';

const meta = {
  title: 'Staff/Product',
  component: ProductPage,
  parameters: { state: { staffUser: true }, route: '/staff/products/ml-thinai', path: '/staff/products/:productId' },
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const PRODUCT = staffApiUrl('/catalogue/products/:id');

export const Loaded: Story = {};

export const Draft: Story = {
  parameters: {
    msw: [
      http.get(PRODUCT, () =>
        ok(buildCatalogueProduct({ state: 'DRAFT', packs: [buildCataloguePack({ isUsed: false, stock: 0 })] })),
      ),
    ],
  },
};

/** A bottle of oil, and bunches that are being added. */
export const ByVolumeAndCount: Story = {
  parameters: {
    msw: [
      http.get(PRODUCT, () =>
        ok(
          buildCatalogueProduct({
            name: { en: 'Sesame oil', ta: 'நல்லெண்ணெய்', hi: 'तिल का तेल' },
            packs: [
              buildCataloguePack({ _id: 'oil-500', measure: 'VOLUME', mrpPaise: 24_000, pricePaise: 24_000 }),
              buildCataloguePack({
                _id: 'oil-1000',
                netGrams: 1000,
                measure: 'VOLUME',
                mrpPaise: 46_000,
                pricePaise: 46_000,
              }),
            ],
          }),
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Pictures' });
    // A phone shows one part of the form.
    const part = canvas.queryByRole('combobox', { name: /^Part 1/ });
    if (part) await userEvent.selectOptions(part, 'Packs, prices and tax');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a pack' }));
    const added = within(canvas.getByLabelText('New pack'));
    await userEvent.type(added.getByLabelText('Net quantity'), '2');
    await userEvent.selectOptions(added.getByLabelText('Unit'), 'bunches');
  },
};

/** Its parts decide its stock. */
export const Set: Story = {
  parameters: {
    msw: [
      http.get(PRODUCT, () =>
        ok(
          buildCatalogueProduct({
            name: { en: 'Starter set', ta: 'தொடக்கத் தொகுப்பு', hi: 'स्टार्टर सेट' },
            packs: [buildCataloguePack({ netGrams: 1500, mrpPaise: 19_000, pricePaise: 19_000 })],
            parts: buildCatalogueParts(),
          }),
        ),
      ),
    ],
  },
};

export const New: Story = { render: () => <NewProductPage /> };

/** On a phone the next part has a page of its own. */
export const NewNextPart: Story = {
  ...New,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: /^Next: / });
    // It is displayed on phones alone.
    if (getComputedStyle(next).display !== 'none') await userEvent.click(next);
  },
};

/** Its packs are found by name. */
export const NewSet: Story = {
  render: () => <NewProductPage />,
  parameters: { route: '/staff/products/new?set', path: '/staff/products/new' },
};

/** Reads, and changes nothing. */
export const SalesPerson: Story = {
  parameters: { msw: [http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON })))] },
};

/** Another person saved first, and changed one field that was changed here too. */
export const ChangedMeanwhile: Story = {
  parameters: {
    msw: [
      http.put(PRODUCT, () =>
        rejected(409, 'Arun changed this product meanwhile. Nothing is saved yet: compare, then save again.', {
          data: {
            changedBy: 'Arun',
            product: buildCatalogueProduct({
              revision: '4',
              hsn: '10082921',
              taste: { en: 'Mild and slightly sweet.', ta: 'லேசான இனிப்பு.', hi: 'हल्का मीठा।' },
            }),
          },
        }),
      ),
    ],
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('button', { name: 'Save' });
    const find = () => screen.queryByRole('textbox', { name: 'HSN code' });
    // A phone shows one part at a time.
    while (!find()) await userEvent.click(screen.getByRole('button', { name: /^Next: / }));
    const hsn = find()!;
    await userEvent.clear(hsn);
    await userEvent.type(hsn, '100829');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText(/Arun changed this product meanwhile/)).toBeVisible());
  },
};

export const Loading: Story = { parameters: { msw: [http.get(PRODUCT, () => delay('infinite'))] } };

export const Deleted: Story = {
  parameters: {
    msw: [http.get(PRODUCT, () => rejected(404, "We can't find this product. It may have been deleted meanwhile."))],
  },
};

export const Failed: Story = { parameters: { msw: [http.get(PRODUCT, () => rejected(503))] } };

/** The shop's own photo, whose text is not translated into Hindi, and a pack without a picture. */
export const OwnPhoto: Story = {
  parameters: {
    msw: [
      http.get(PRODUCT, () =>
        ok(
          buildCatalogueProduct({
            packs: [
              buildCataloguePack({ picture: buildPhoto() }),
              buildCataloguePack({ _id: 'ml-thinai-2000', netGrams: 2000, picture: null }),
            ],
            served: null,
          }),
        ),
      ),
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change the picture: 500 g' }));
    const dialog = await screen.findByRole('dialog', { name: 'Picture: 500 g' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
