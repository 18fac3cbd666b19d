/** @jest-environment node */
import { http } from 'msw';
import type { FirstViewRequest } from '../../contract/rendering';
import { buildOrderCards, buildOrderCardsOf } from '../testing/builders/staffOrders';
import { ok, rejected, staffApiUrl } from '../testing/handlers/responses';
import { mswServer } from '../testing/mswServer';
import { renderFirstView } from './renderFirstView';

const calls: string[] = [];
const render = (request: Partial<FirstViewRequest> = {}) =>
  renderFirstView({
    token: 'token-of-selvi',
    search: '',
    language: 'en',
    publicUrl: 'http://localhost',
    assetsUrl: '',
    fetch: (input, init) => {
      const request = new Request(input, init);
      calls.push(new URL(request.url).pathname);
      return fetch(request);
    },
    viewport: { width: 412, height: 823 },
    ...request,
  });
/** Numbers of the orders whose cards are rendered. */
const cardsIn = (html: string | null) =>
  Array.from(html?.matchAll(/data-order="(\w+)"/g) ?? [], ([, number]) => number);

beforeEach(() => {
  calls.length = 0;
  mswServer.use(http.get(staffApiUrl('/orders'), () => ok(buildOrderCards({ items: buildOrderCardsOf(50) }))));
});

it('the first view has the first cards of the chosen column on a phone, with their styles, and takes no input', async () => {
  const html = await render();
  expect(cardsIn(html)).toEqual(['VY100001', 'VY100006', 'VY100011', 'VY100016']);
  expect(html).toMatch(/^<style data-rendered=.*<\/style><div inert>/s);
  expect(html).toContain('Peelamedu');
  expect(html).not.toMatch(/MuiSkeleton|<script|<template/);
});

it('the first view has the column that the URL names, in the language', async () => {
  const html = await render({ search: '?column=PICKEDUP', language: 'ta' });
  expect(cardsIn(html)[0]).toBe('VY100005');
  expect(html).toContain('பீளமேடு');
});

it('the first view has the first cards of all columns where they stand side by side', async () => {
  const numbers = cardsIn(await render({ viewport: { width: 1280, height: 800 } }));
  for (const first of ['VY100001', 'VY100002', 'VY100003', 'VY100004', 'VY100005']) expect(numbers).toContain(first);
});

it('reads each list once, and no stream', async () => {
  await render();
  expect(calls.sort()).toEqual(['/api/staff/me', '/api/staff/orders', '/api/staff/slots/load']);
});

it('no first view exists for a login that has ended', async () => {
  mswServer.use(http.get(staffApiUrl('/me'), () => rejected(401, 'Log in')));
  expect(await render()).toBeNull();
});
