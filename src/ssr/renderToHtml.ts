import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';

const RENDER_TIMEOUT_MS = 5_000;

/** React puts preload links before the page; they belong in the head. */
const LEADING_LINKS = /^(?:<link\b[^>]*>)+/;

/**
 * Renders a whole page, lazy parts included.
 * @throws what any component threw, or an error after a timeout
 */
export const renderToHtml = (page: ReactNode): Promise<{ links: string; html: string }> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        clearTimeout(timer);
        const output = Buffer.concat(chunks).toString();
        const links = LEADING_LINKS.exec(output)?.[0] ?? '';
        resolve({ links, html: output.slice(links.length) });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      // React would stream large boundaries hidden, for a script to reveal: users without scripts would miss them.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        pipe(sink);
      },
      onError: fail,
      onShellError: fail,
    });
    const timer = setTimeout(
      () => abort(new Error(`a page was not rendered within ${RENDER_TIMEOUT_MS} ms`)),
      RENDER_TIMEOUT_MS,
    );

    function fail(error: unknown): void {
      clearTimeout(timer);
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
