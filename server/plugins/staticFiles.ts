import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { App } from '../lib/area';
import { createCachedBody, sendConditionally } from '../lib/cachedBody';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
/** File names contain a hash. */
const HASHED = /^(assets|fonts|pictures)[\\/]/;
const SERVICE_WORKERS = ['service-worker.js', 'staff-worker.js'];
const HASHED_URL = /^\/(?:assets|fonts|photos|pictures)\//;

/** They are a third of a small file's response. */
const DOCUMENT_HEADERS = [
  'accept-ranges',
  'content-security-policy',
  'cross-origin-opener-policy',
  'last-modified',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];
/** Not SVG, which can be opened as a document. */
const NO_DOCUMENT = /^\/(?:assets|fonts|photos|pictures)\/[^?]*\.(?:js|css|woff2|avif|webp|png|jpe?g)(?:\?|$)/;

const cacheControl = (file: string): string => {
  if (SERVICE_WORKERS.includes(file)) return 'no-cache';
  return HASHED.test(file) ? ONE_YEAR : ONE_HOUR;
};

/** @param assetsUrl origin of the CDN that fetches hashed files here, or '' */
export async function registerStaticFiles(app: App, clientDir: string, assetsUrl: string): Promise<void> {
  app.addHook('onSend', async ({ url }, reply) => {
    if (assetsUrl !== '' && HASHED_URL.test(url)) letOtherOriginsLoad(reply);
    if (NO_DOCUMENT.test(url) && reply.statusCode < 400) DOCUMENT_HEADERS.forEach((name) => reply.removeHeader(name));
  });
  if (assetsUrl !== '') registerWorkers(app, clientDir, assetsUrl);
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    cacheControl: false,
    // The build compresses every file that shrinks.
    preCompressed: true,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', cacheControl(relative(clientDir, path)));
      response.setHeader('vary', 'accept-encoding');
    },
  });
}

/** A CDN passes these headers on. */
function letOtherOriginsLoad(reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  // Another process, of the next release, may have the file.
  if (reply.statusCode >= 400) reply.header('cache-control', 'no-store');
}

/** In the script rather than its URL, so that browsers replace the workers that they have. */
function registerWorkers(app: App, clientDir: string, assetsUrl: string): void {
  for (const file of SERVICE_WORKERS) {
    const script = `self.assetsUrl=${JSON.stringify(assetsUrl)};${readFileSync(join(clientDir, file), 'utf8')}`;
    const body = createCachedBody('text/javascript; charset=utf-8', () => Buffer.from(script));
    app.get(`/${file}`, (request, reply) =>
      sendConditionally(
        request,
        reply.header('cache-control', cacheControl(file)).header('vary', 'accept-encoding'),
        body,
      ),
    );
  }
}
