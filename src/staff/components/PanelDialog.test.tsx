import Button from '@mui/material/Button';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { pressSave, saveKey } from '../lib/saveKey';
import { PanelDialog } from './PanelDialog';

it('is saved by the key that saves, by the button that sends its form, and not the page below it', () => {
  const saved: string[] = [];
  const onSubmit = (what: string) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    saved.push(what);
  };
  renderWithProviders(
    <>
      <Button onClick={() => saved.push('page')} {...saveKey}>
        Save
      </Button>
      <PanelDialog open title="Cash" onClose={() => undefined}>
        <form onSubmit={onSubmit('dialog')}>
          <Button type="submit">Receive</Button>
        </form>
      </PanelDialog>
    </>,
    { staffUser: true },
  );
  pressSave();
  expect(saved).toEqual(['dialog']);
});

/** In these, each button acts by itself, or nothing is filled in. */
const WITHOUT_SAVE = [
  'components/DoorQr.tsx',
  'features/stock/SoldOutDialog.tsx',
  'layout/FrameDialogs.tsx',
  'layout/KeysDialog.tsx',
  'pages/board/OrderMenuDialog.tsx',
  'pages/guide/TakeProductsDialog.tsx',
  'pages/packing/PickOrders.tsx',
  'pages/payments/PaymentDialog.tsx',
  'pages/people/SecretDialog.tsx',
  'pages/rounds/PhotoDialog.tsx',
];

it('every dialog with a form has a button that the key presses', () => {
  const staff = join(process.cwd(), 'src/staff');
  const bare = readdirSync(staff, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test|\.stories)\.tsx$/.test(path))
    .filter((path) => {
      const source = readFileSync(join(staff, path), 'utf8');
      const hasSave = /type="submit"|\{\.\.\.saveKey\}|<[A-Za-z]*AddressPicker\b/.test(source);
      return /<(?:PanelDialog|SheetDialog)\b/.test(source) && !hasSave;
    });
  expect(bare.map((path) => path.replaceAll('\\', '/')).sort()).toEqual(WITHOUT_SAVE);
});
