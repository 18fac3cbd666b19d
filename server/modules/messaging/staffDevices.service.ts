import type { PushSubscriptionBody } from '../../../contract/push';
import { noticesOf } from '../../../contract/staffNoticeConstants';
import type { ChooseNoticeBody, StaffNotices } from '../../../contract/staffNotices';
import { recordAudit } from '../../db/audit';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { browserName } from '../../lib/browserName';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { translations } from '../../lib/messages';
import { hashToken } from '../../lib/secrets';
import { isPushEndpoint } from '../../ports/messages/pushHosts';
import * as repository from './staffNoticesRepository';

export type StaffDevices = ReturnType<typeof createStaffDevices>;

/** A device that is off shows an example later, for so long. */
const EXAMPLE_WORTH_SECONDS = 600;

/** A person's own devices that are notified, and of what. A device is that of a login, and is notified as long as that lasts. */
export function createStaffDevices({ db, clock, config, messageProviders: { push } }: AppDeps) {
  return {
    async read({ staffId, role }: StaffUser): Promise<StaffNotices> {
      const muted = await repository.findMuted(db, staffId);
      return {
        publicKey: push?.publicKey ?? null,
        kinds: noticesOf(role).map((kind) => ({ kind, isOn: !muted.includes(kind) })),
      };
    },

    /**
     * Switches it on; again for a subscription that the browser has renewed.
     * @throws AppError 400 for a role that hears of nothing, and for an endpoint that is no push service's
     */
    async turnOn(
      staff: StaffUser,
      { token, userAgent }: { token: string; userAgent: string | undefined },
      { endpoint, keys }: PushSubscriptionBody,
    ): Promise<void> {
      const mayBe = noticesOf(staff.role).length > 0 && isPushEndpoint(endpoint, config.messages.pushHosts);
      if (!push || !mayBe) throw new AppError(400, 'messaging.push.unknown');
      const sessionHash = hashToken(token);
      await inTransaction(db, async (tx) => {
        const wasOn = await repository.hasDevice(tx, sessionHash);
        await repository.saveDevice(tx, { id: newId(), sessionHash, endpoint, ...keys, createdAt: clock.now() });
        if (wasOn) return;
        const audited = { action: 'turnOnPush', subject: 'staff', subjectId: staff.staffId };
        await recordAudit(tx, staff, { ...audited, after: { ...browserName(userAgent) } }, clock.now());
      });
    },

    async turnOff(staff: StaffUser, token: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        if (!(await repository.deleteDevice(tx, { sessionHash: hashToken(token) }))) return;
        const audited = { action: 'turnOffPush', subject: 'staff', subjectId: staff.staffId };
        await recordAudit(tx, staff, audited, clock.now());
      });
    },

    /**
     * Shows this device, and no other, what a notification looks like.
     * @throws AppError 409 where it is switched off, or its push service doesn't take it
     */
    async sendExample(token: string): Promise<void> {
      const device = await repository.findOwnDevice(db, hashToken(token));
      if (!push || !device) throw new AppError(409, 'messaging.staff.example.OFF');
      const { id, language, subscription } = device;
      const t = translations.in(language);
      const outcome = await push.send({
        id: newId(),
        subscription,
        title: t('messaging.staff.example.title'),
        body: t('messaging.staff.example.body'),
        url: '/staff',
        language,
        ttlSeconds: EXAMPLE_WORTH_SECONDS,
        urgency: 'high',
        topic: 'EXAMPLE',
      });
      if (outcome.state === 'GONE') await repository.deleteDevice(db, { id });
      if (outcome.state !== 'ACCEPTED') throw new AppError(409, `messaging.staff.example.${outcome.state}`);
    },

    choose: async ({ staffId }: StaffUser, { kind, isOn }: ChooseNoticeBody): Promise<void> => {
      await (isOn ? repository.unmute(db, staffId, kind) : repository.mute(db, staffId, kind));
    },
  };
}
