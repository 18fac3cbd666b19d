import { splash } from './splash';

test("names the shop without leaving its string or its element, whatever the name's characters", () => {
  const html = splash('வயல் "Sun" </style>\n\\');
  expect(html).toContain('content:"வயல் \\22 Sun\\22  \\3c /style>\\a \\5c " / ""');
  expect(html.match(/<\/style>/g)).toHaveLength(1);
});
