/**
 * Does to the page what a browser's translation does: each text node gives way to a `font` element with the translated
 * text. React still holds the old nodes, so a text that changes must be the only child of its element.
 */
export const translatePage = (root: Node = document.body): void => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() !== '' && !text.parentElement?.closest('script, style, textarea')) found.push(text);
  }
  for (const text of found) {
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
};
