import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildStaffHealth } from '../../../testing/builders/staffHealth';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { HealthPage } from './HealthPage';

const meta = {
  title: 'Staff/Health',
  component: HealthPage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof HealthPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const url = staffApiUrl('/health');
const of = (...args: Parameters<typeof buildStaffHealth>) => ({
  msw: [http.get(url, () => ok(buildStaffHealth(...args)))],
});
const none = { runningSince: null, done: null, failed: null };
const { backup, drill } = buildStaffHealth();

export const AllWell: Story = {};

export const NothingSetUp: Story = {
  parameters: of({ problems: ['BACKUP_OFF'], isNightly: false, backup: none, drill: none }),
};

export const MuchGoesWrong: Story = {
  parameters: of({
    problems: [
      'BACKUP_FAILED',
      'BACKUP_OLD',
      'DRILL_FAILED',
      'PHOTOS_MISSING',
      'PASSPHRASE',
      'WORK_GIVEN_UP',
      'DISK_LOW',
    ],
    backup: {
      ...backup,
      failed: {
        at: '2026-11-28T20:30:00.000Z',
        problem:
          's3://my-shop/vayal/ refused: AccessDenied. Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.',
      },
    },
    drill: { ...drill, failed: { at: '2026-11-28T20:31:00.000Z', problem: 'The backup is damaged. Use another one.' } },
    givenUp: [{ kind: 'refund', count: 2, oldestAt: '2026-11-26T08:00:00.000Z' }],
    disk: { freeBytes: 312_000_000, totalBytes: 20_000_000_000 },
  }),
};

/** The files of another release are there, and the first backup is under way. */
export const UpgradeWaits: Story = {
  parameters: of({
    problems: ['BACKUP_NONE'],
    backup: { ...none, runningSince: '2026-11-28T20:30:00.000Z' },
    drill: none,
    database: { engine: 'PGlite', version: '17.5', bytes: 38_000_000 },
    installedVersion: '0.4.0',
  }),
};

export const Loading: Story = { parameters: { msw: [http.get(url, () => delay('infinite'))] } };

export const Failed: Story = { parameters: { msw: [http.get(url, () => rejected(503))] } };
