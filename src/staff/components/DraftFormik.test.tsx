import { screen, waitFor } from '@testing-library/react';
import { Form } from 'formik';
import { http } from 'msw';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { object, string } from 'yup';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { FormField } from '../../components/FormField';
import { buildStaffMe } from '../../testing/builders/staff';
import { ok, staffApiUrl } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { staffApi } from '../store/staffApi';
import { storeMe } from '../store/storedMe';
import { DraftFormik } from './DraftFormik';

const STAFF = join(process.cwd(), 'src/staff');

/** Forms without a draft: searches, which are in the URL, and what must not be stored. */
const WITHOUT_DRAFT: Record<string, string> = {
  'components/SearchInUrl.tsx': 'a search',
  'features/catalogue/CatalogueFilters.tsx': 'a search',
  'layout/FactorDialog.tsx': 'a one-time code',
  'pages/log/LogSearch.tsx': 'a search',
  'pages/login/BeginStep.tsx': 'before the login',
  'pages/login/NumberStep.tsx': 'before the login',
  'pages/login/TypedStep.tsx': 'a one-time code',
  'pages/newOrder/CallerForm.tsx': 'a search, whose number is stored once it is found',
  'pages/packing/ScanDialog.tsx': 'a search',
  'pages/payments/PaymentFilters.tsx': 'a search',
  'pages/ride/DeliverDialog.tsx': 'the code of a delivery',
};

describe('every form of the staff', () => {
  const sources = readdirSync(STAFF, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test|\.stories)\.tsx$/.test(path))
    .map((path) => ({ path: path.replaceAll('\\', '/'), source: readFileSync(join(STAFF, path), 'utf8') }));

  it('has a draft, or a reason for none', () => {
    const hasForm = /<Formik\b|\buseFormik\(|<form\b|component="form"|<AddressPicker\b/;
    const bare = sources.filter(({ source }) => hasForm.test(source)).map(({ path }) => path);
    const withDraft = ['components/DraftAddressPicker.tsx', 'components/DraftFormik.tsx'];
    expect(bare.sort()).toEqual([...Object.keys(WITHOUT_DRAFT), ...withDraft].sort());
  });

  it('has a draft of its own name', () => {
    const names = sources.flatMap(({ source }) =>
      [...source.matchAll(/\bdraft=(?:"|\{`)([a-zA-Z]+-?[a-z]*)/g)].map(([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(25);
    expect(names).toEqual([...new Set(names)]);
  });
});

interface Shown {
  onSubmit?: Parameters<typeof DraftFormik<{ name: string; place: string }>>[0]['onSubmit'];
  now?: { name: string; place: string };
}

const show = ({ onSubmit = () => undefined, now = { name: '', place: '' } }: Shown = {}) =>
  renderWithProviders(
    <DraftFormik draft="test" initialValues={now} onSubmit={onSubmit}>
      <Form>
        <FormField name="name" label="Name" translate={String} />
        <FormField name="place" label="Place" translate={String} />
        <button type="submit">Save</button>
      </Form>
    </DraftFormik>,
    { staffUser: true },
  );
const name = () => screen.getByLabelText('Name');
const RESTORED = 'What you typed before is still here.';

describe('a form with a draft', () => {
  /** Types and leaves, as a link, Back or a reload does. */
  const typeAndLeave = async (text = 'Kambu') => {
    const { user, unmount } = show();
    await user.type(name(), text);
    unmount();
  };

  it('has what was typed when it is opened again, until that is discarded', async () => {
    await typeAndLeave();
    const { user, unmount } = show();
    expect(name()).toHaveValue('Kambu');
    expect(screen.getByText(RESTORED)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(name()).toHaveValue('');
    await user.type(name(), 'Ragi');
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
    await user.clear(name());
    unmount();
    show();
    expect(name()).toHaveValue('');
  });

  it('sends a lost request again under its key, and ends with its success', async () => {
    const keys: string[] = [];
    const lost = show({ onSubmit: (_values, { key }) => void keys.push(key) });
    await lost.user.type(name(), 'Kambu');
    await lost.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(keys).toHaveLength(1));
    lost.unmount();

    const saved = show({
      onSubmit: (_values, { key, resetForm }) => {
        keys.push(key);
        resetForm();
        // As a dialog that closes with its success.
        saved.unmount();
      },
    });
    await saved.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
    show();
    expect(name()).toHaveValue('');
  });

  it('says what changed meanwhile, and loses neither', async () => {
    await typeAndLeave();
    const { unmount } = show({ now: { name: 'Thinai', place: 'Erode' } });
    const says = /^This was changed after you typed here\./;
    expect(screen.getByText(says)).toBeVisible();
    expect(name()).toHaveValue('Kambu');
    expect(screen.getByLabelText('Place')).toHaveValue('Erode');
    unmount();
    // A reload says so again.
    show({ now: { name: 'Thinai', place: 'Erode' } });
    expect(screen.getByText(says)).toBeVisible();
  });

  it('ends with the role in which it was typed, also where another tab has heard of the change first', async () => {
    const { store, user, unmount } = show();
    const readMe = () => store.dispatch(staffApi.endpoints.getStaffMe.initiate(undefined, { forceRefetch: true }));
    await readMe();
    await user.type(name(), 'Kambu');
    unmount();
    await readMe();
    expect(sessionStorage.getItem('staffDraft:test')).toContain('Kambu');
    const sales = buildStaffMe({ role: STAFF_ROLE.SALES_PERSON });
    storeMe(localStorage, 'token-of-selvi', sales);
    mswServer.use(http.get(staffApiUrl('/me'), () => ok(sales)));
    await readMe();
    show();
    expect(name()).toHaveValue('');
  });

  it('says which fields are required, also where another choice makes them so', async () => {
    const schema = object({
      name: string().required(),
      place: string().when('name', { is: 'Kambu', then: (place) => place.required() }),
    });
    const asked = jest.spyOn(schema, 'validateSyncAt');
    const { user } = renderWithProviders(
      <DraftFormik
        draft="test"
        initialValues={{ name: '', place: '' }}
        validationSchema={schema}
        onSubmit={() => undefined}
      >
        <FormField name="name" label="Name" hint="As on the sack" translate={String} />
        <FormField name="place" label="Place" translate={String} />
      </DraftFormik>,
      { staffUser: true },
    );
    expect(name()).toHaveAccessibleDescription('Required · As on the sack');
    expect(screen.getByLabelText('Place')).not.toHaveAccessibleDescription();
    await user.type(name(), 'Kambu');
    expect(screen.getByLabelText('Place')).toHaveAccessibleDescription('Required');
    await user.type(screen.getByLabelText('Place'), 'E');
    asked.mockClear();
    // Further keystrokes change nothing of it.
    await user.type(screen.getByLabelText('Place'), 'rode');
    expect(asked).not.toHaveBeenCalled();
  });

  it('begins again where the stored one is damaged, or of another login', async () => {
    await typeAndLeave();
    const stored = sessionStorage.getItem('staffDraft:test') ?? '';
    for (const damaged of [stored.replace('"Kambu"', '7'), stored.replace(/"session":"[^"]*"/, '"session":"other"')]) {
      sessionStorage.setItem('staffDraft:test', damaged);
      const { unmount } = show();
      expect(name()).toHaveValue('');
      unmount();
    }
  });
});
