/** @jest-environment node */
import { http, HttpResponse } from 'msw';
import { CONTENT_PAGES, type Language } from '../../../contract/constants';
import type { RenderedPage } from '../../../contract/rendering';
import { mswServer } from '../../testing/mswServer';
import { api, ok, refused } from '../../testing/handlers/answers';
import { createPageRenderer } from './renderer';

const renderer = createPageRenderer();
const calls: Request[] = [];
const counted: typeof globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  calls.push(request);
  return fetch(request);
};
beforeEach(() => {
  calls.length = 0;
});

const draw = async (url: string, language: Language = 'en'): Promise<RenderedPage> => {
  const address = renderer.addressOf(url);
  if (address === null) throw new Error(`${url} is not drawn`);
  const page = await renderer.render({ address, language, publicUrl: 'http://localhost:3000', fetch: counted });
  if (!page) throw new Error(`${url} was left out`);
  return page;
};
const textOf = ({ body }: RenderedPage): string => body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const publicPages = [
  '/',
  '/categories',
  '/categories?id=puttu-mix',
  '/search',
  '/search?q=ragi',
  '/product/detail?slug=foxtail-millet-thinai',
  ...CONTENT_PAGES.map((page) => `/${page}`),
];

test.each(publicPages)('%s is whole: no skeleton, no hidden part, no script that it needs', async (url) => {
  const page = await draw(url);
  expect(page.status).toBe(200);
  expect(page.body.match(/MuiSkeleton-root|<script|<template|<div hidden|<!--\$[?!]-->/g)).toBeNull();
  expect(page.body.match(/<h1/g)).toHaveLength(1);
  expect(textOf(page)).not.toContain('Something went wrong');
});

test('an unknown address is Not Found', async () => {
  const page = await draw('/no/such/page');
  expect(page.status).toBe(404);
  expect(textOf(page)).toContain('Not Found');
});

test.each([
  ['/product/detail?slug=chocolate', 'This product is not in the shop'],
  ['/product/detail', 'This product is not in the shop'],
  ['/categories?id=cars', 'There is no such category'],
  ['/search?q=ragi&id=cars', 'There is no such category'],
])('%s is Not Found, and says what', async (url, words) => {
  const page = await draw(url);
  expect(page.status).toBe(404);
  expect(textOf(page)).toContain(words);
});

test('asks for each thing once, for nobody in particular, in the language of the page', async () => {
  await draw('/', 'ta');
  const asked = calls.map(({ method, url }) => `${method} ${url}`);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeGreaterThan(4);
  for (const { headers } of calls) {
    expect(headers.get('accept-language')).toBe('ta');
    expect(headers.has('token')).toBe(false);
  }
});

test('speaks each language', async () => {
  expect(textOf(await draw('/support', 'ta'))).toContain('இப்போதே வாங்க');
  expect(textOf(await draw('/support', 'hi'))).toContain('अभी ऑर्डर करें');
});

test('hands over what it has heard, so that it can not end its script element', async () => {
  const name = '</script><script>alert(1)</script>';
  mswServer.use(
    http.get(api('/homepage/banner/list'), () => ok([{ _id: '1', title: name, text: '', actionLabel: '', link: '/' }])),
  );
  const { state, body } = await draw('/');
  expect(state).not.toContain('<');
  expect(body).not.toContain('<script>alert');
  expect(JSON.parse(state).answers).toContainEqual({
    endpointName: 'getBanners',
    value: [expect.objectContaining({ title: name })],
  });
});

test('does not draw what is there already', async () => {
  const { state } = await draw('/faq');
  const request = { address: '/faq', language: 'en', publicUrl: 'http://localhost:3000', fetch: counted } as const;
  expect(await renderer.render({ ...request, isKnown: (found) => found === state })).toBeNull();
  expect(await renderer.render({ ...request, isKnown: () => false })).toMatchObject({ status: 200 });
});

test('names the scripts of the page and of its language', async () => {
  expect((await draw('/faq', 'hi')).chunks).toEqual(['words-hi', 'page-of-words', 'content-faq']);
});

test.each([
  ['the database', () => refused(500)],
  ['the network', () => HttpResponse.error()],
])('gives up where it can not have the data, for want of %s', async (_what, answer) => {
  mswServer.use(http.get(api('/homepage/store'), answer));
  await expect(draw('/faq')).rejects.toMatchObject({ name: 'PageDataError' });
});

test('a styled page brings the rules of all its classes', async () => {
  const { body, styles } = await draw('/');
  const used = new Set([...body.matchAll(/css-[\w-]+/g)].map(([name]) => name));
  expect(used.size).toBeGreaterThan(30);
  // A few say nothing: `sx` with nothing in it.
  expect([...used].filter((name) => !styles.includes(`.${name}`)).length).toBeLessThan(4);
});
