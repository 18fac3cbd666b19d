import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Less than this fits into one packet anyhow. */
const WORTH_BYTES = 1_024;
/** Better takes many times as long, and answers change with the stock. */
const BROTLI_QUALITY = 5;

/**
 * The encoding that a caller takes and that makes the least of a body; undefined for none.
 * @param accepted the header accept-encoding
 */
export function chooseEncoding(accepted: string | undefined, bytes: number): Encoding | undefined {
  if (accepted === undefined || bytes < WORTH_BYTES) return undefined;
  return (['br', 'gzip'] as const).find((encoding) => takes(accepted, encoding));
}

/** `gzip, br;q=0.8`; what has q=0 is refused. */
const takes = (accepted: string, encoding: Encoding): boolean =>
  accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses beside the event loop. */
export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    : zip(body);
