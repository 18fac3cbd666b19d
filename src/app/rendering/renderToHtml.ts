import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';

/** A page that takes longer has lost its reader. */
const PATIENCE_MS = 5_000;

/** What React puts before a page: links to what it will need, which belong in the head. */
const LINKS_BEFORE = /^(?:<link\b[^>]*>)+/;

export interface Rendered {
  links: string;
  html: string;
}

/**
 * Renders a whole page, lazy parts included.
 * @throws what any part of it threw
 */
export const renderToHtml = (page: ReactNode): Promise<Rendered> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        clearTimeout(timer);
        const all = Buffer.concat(chunks).toString();
        const links = LINKS_BEFORE.exec(all)?.[0] ?? '';
        resolve({ links, html: all.slice(links.length) });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      // React would send large parts later, hidden, with a script that puts them in place: readers without scripts would miss them.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        pipe(sink);
      },
      onError: fail,
      onShellError: fail,
    });
    const timer = setTimeout(() => abort(new Error(`a page was not drawn within ${PATIENCE_MS} ms`)), PATIENCE_MS);

    function fail(error: unknown): void {
      clearTimeout(timer);
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
