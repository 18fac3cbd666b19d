import { composeStories } from '@storybook/react-webpack5';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderStory } from '../../../testing/renderStory';
import * as stories from './InvoicesPage.stories';

const { Loaded, Unregistered } = composeStories(stories);

/** Files that were saved, by name. */
const saved = new Map<string, Blob>();
beforeEach(() => {
  saved.clear();
  let latest: Blob;
  URL.createObjectURL = (blob: Blob) => {
    latest = blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.set(this.download, latest);
  });
});
afterEach(() => jest.restoreAllMocks());

async function rowsOf(button: string): Promise<string[]> {
  const { user } = renderStory(Loaded);
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(saved.size).toBe(1));
  const [blob] = saved.values();
  return (await blob!.text()).replace('\uFEFF', '').trim().split('\r\n');
}

it('lists what was given, each with its order, its sum and its PDF', async () => {
  mswServer.use(http.get(staffApiUrl('/invoices/documents/:id'), () => HttpResponse.text('%PDF-1.7')));
  const { user } = renderStory(Loaded);
  const list = within(await screen.findByRole('region', { name: 'Invoices and credit notes' }));
  expect(list.getByText('TI/26-27/00012 · Tax invoice')).toBeInTheDocument();
  expect(list.getByText('CN/26-27/00003 · Credit note')).toBeInTheDocument();
  expect(list.getAllByRole('link', { name: 'Order VY-1001' })[0]).toHaveAttribute('href', '/staff/orders/VY-1001');
  await user.click(list.getByRole('button', { name: 'PDF of TI/26-27/00012' }));
  await waitFor(() => expect([...saved.keys()]).toEqual(['TI-26-27-00012.pdf']));
});

it('requests the month of the URL, and what is searched', async () => {
  const asked: string[] = [];
  mswServer.use(
    http.get(staffApiUrl('/invoices'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return ok({ items: [], nextCursor: null, hasGstReturn: true });
    }),
  );
  const { user } = renderStory(Loaded);
  await user.type(await screen.findByLabelText('Search by number, order or buyer'), 'Me');
  await waitFor(() => expect(asked.at(-1)).toMatch(/^\?month=\d{4}-\d{2}&search=Me$/));
});

describe('the files of a month', () => {
  it('leave GSTR-1 out for a seller who files none', async () => {
    renderStory(Unregistered);
    await screen.findByText(/TI\/26-27\/00012/);
    const files = within(screen.getByRole('region', { name: 'For the tax return' }));
    expect(files.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Sales register',
      'Credit notes',
    ]);
  });

  it('have the register by kind and number, with formulas made harmless', async () => {
    const [head, note, invoice] = await rowsOf('Sales register');
    expect(head).toBe('Number,Date,Document,Order,Buyer,Place of supply,Taxable value,IGST,CGST,SGST,Rounding,Total');
    expect(invoice).toBe("TI/26-27/00012,2026-11-20,Tax invoice,VY-1001,'=1+1,33-Tamil Nadu,180.96,0,4.52,4.52,0,190");
    expect(note).toMatch(/^CN\/26-27\/00003,2026-11-21,Credit note/);
  });

  it('have sales by place and rate as GSTR-1 reads them', async () => {
    expect(await rowsOf('GSTR-1: sales by place and rate')).toEqual([
      'Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
      'OE,33-Tamil Nadu,,5,137.62,0,',
    ]);
  });

  it('have large sales to other states by themselves, and the credit notes to them', async () => {
    expect((await rowsOf('GSTR-1: large sales to other states'))[1]).toBe(
      'TI/26-27/00011,20-Sep-2026,120000,32-Kerala,,5,114285.71,0,',
    );
    saved.clear();
    cleanup();
    expect((await rowsOf('GSTR-1: credit notes to large sales'))[1]).toBe(
      'B2CL,CN/26-27/00002,21-Nov-2026,C,32-Kerala,10500,,5,10000,0',
    );
  });

  it('have the HSN codes', async () => {
    expect((await rowsOf('GSTR-1: by HSN code'))[1]).toBe('1008,,PAC-PACKS,2,144.5,5,137.62,0,3.44,3.44,0');
  });

  it('have the serials given', async () => {
    expect((await rowsOf('GSTR-1: documents issued'))[2]).toBe('Credit note,CN/26-27/00003,CN/26-27/00003,1,0');
  });

  it('have the notes with their invoices', async () => {
    const [, note, ...others] = await rowsOf('Credit notes');
    expect(note).toMatch(/^CN\/26-27\/00003,2026-11-21,TI\/26-27\/00012,2026-11-20,/);
    expect(others).toEqual([]);
  });
});
