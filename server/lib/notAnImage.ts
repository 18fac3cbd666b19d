import { isHeic } from '../../contract/constants';
import type { MessageKey } from './messages';

const START_BYTES = 12;

/** Returns the message for bytes that are no readable picture: an iPhone's HEIC photo can be saved in another format. */
export const notAnImage = (bytes: unknown): MessageKey =>
  Buffer.isBuffer(bytes) && isHeic(bytes.toString('latin1', 0, START_BYTES)) ? 'photos.heic' : 'photos.notAnImage';
