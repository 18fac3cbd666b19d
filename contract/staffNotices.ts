import { Type, type Static } from 'typebox';
import { Nullable } from './http';
import { STAFF_NOTICE_KINDS } from './staffNoticeConstants';

const Kind = Type.Enum([...STAFF_NOTICE_KINDS]);

/** What the caller is notified of. */
export const StaffNotices = Type.Object({
  /** Null where the shop sends no notifications to browsers. */
  publicKey: Nullable(Type.String()),
  /** Those that the caller's role can choose among; they hold for all of the caller's devices. */
  kinds: Type.Array(Type.Object({ kind: Kind, isOn: Type.Boolean() })),
});
export type StaffNotices = Static<typeof StaffNotices>;

export const ChooseNoticeBody = Type.Object({ kind: Kind, isOn: Type.Boolean() }, { additionalProperties: false });
export type ChooseNoticeBody = Static<typeof ChooseNoticeBody>;
