import { makeShell } from './pageDocument';

const page = makeShell(
  {
    assetsUrl: '',
    head: '<title>Vayal</title><meta name="color-scheme" content="light dark">',
    body: '<div id="root"></div>',
  },
  200,
  'en',
  {
    languages: ['en'],
    styles: '',
  },
);

it('makes the bytes of most visitors once, however often they are sent uncompressed', () => {
  const { plain } = page.body('system');
  expect(plain()).toBe(plain());
});

it('a page has a document of its own for chosen colours', () => {
  const dark = page.body('dark');
  expect(dark.plain().toString()).toContain('<html lang="en" data-languages="en" data-theme="dark">');
  expect(dark.plain().toString()).toContain('<meta name="color-scheme" content="dark">');
  expect(dark.etag).not.toBe(page.body('system').etag);
});
