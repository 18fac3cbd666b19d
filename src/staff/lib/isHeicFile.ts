import { isHeic } from '../../../contract/constants';

const START_BYTES = 12;

export const isHeicFile = async (file: Blob): Promise<boolean> =>
  isHeic(String.fromCharCode(...new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer())));
