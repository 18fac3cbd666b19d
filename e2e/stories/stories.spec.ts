import { expect } from '@playwright/test';
import { USER_STYLES } from '../../.storybook/userStyles';
import { axeFindings } from '../support/axe';
import { indistinctSelections, invisibleFocus } from '../support/focus';
import { layoutProblems } from '../support/layout';
import { fieldsThatZoom, lowChoices } from '../support/touch';
import { resize, settle, show } from './show';
import { readStories, test } from './storybook';

/** Most stories show a part of a page, whose landmarks and main heading belong to the page. */
const RULES_OF_WHOLE_PAGES = ['region', 'landmark-one-main', 'page-has-heading-one'];
/** Storybook's hidden links precede the skip link, which axe therefore doesn't recognize. */
const RULES_OF_FIRST_LINKS = ['region'];
/** A loading page has no title yet. */
const RULES_OF_TITLES = ['page-has-heading-one'];
/** In forced colours axe still computes with the theme's colours. */
const RULES_OF_OUR_COLOURS = ['color-contrast'];

/** The gate shows each story at a phone's width; the full one repeats axe at a desktop's, and follows the focus. */
const IS_FULL = process.env.FULL_GATE === 'true';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
/** The viewport of a desktop zoomed to 200 %. */
const ZOOMED = { width: 640, height: 400 };
/** Limits the Tab stops followed, because each takes two screenshots. */
const TABS_FOLLOWED = 12;

/** An Admin has so many pages at least. */
const LINKS_OF_ADMINS = 22;

for (const story of readStories()) {
  const is = (tag: string): boolean => story.tags.includes(tag);
  const offRules = [
    ...(is('screen') ? RULES_OF_FIRST_LINKS : RULES_OF_WHOLE_PAGES),
    ...(is('untitled') ? RULES_OF_TITLES : []),
    ...(is('forced-colors') ? RULES_OF_OUR_COLOURS : []),
  ];

  test(`${story.title}: ${story.name}`, async ({ storyPage: page, watched }) => {
    watched.begin();
    await page.emulateMedia({ forcedColors: is('forced-colors') ? 'active' : 'none' });
    await page.setViewportSize(PHONE);
    const { outcome, intro } = await show(page, story.id);
    expect(outcome, 'how the story ended').toBe('success');
    expect.soft(intro, 'the usage note').toMatch(/\w{3}/);
    await settle(page, watched);
    expect.soft(await layoutProblems(page), 'layout at 360 px').toEqual([]);
    expect.soft(await axeFindings(page, offRules), 'axe at 360 px').toEqual([]);
    if (is('screen') || is('framed')) {
      expect.soft(await fieldsThatZoom(page), 'small text in fields').toEqual([]);
      expect.soft(await lowChoices(page), 'choices too low for a finger').toEqual([]);
    }
    if (is('screen') || is('framed')) {
      await resize(page, watched, DESKTOP);
      expect.soft(await layoutProblems(page), 'layout at 1280 px').toEqual([]);
    }
    if (is('all-in-sight')) {
      await resize(page, watched, DESKTOP);
      const navigation = page.getByRole('navigation');
      expect.soft(await navigation.getByRole('link').count()).toBeGreaterThanOrEqual(LINKS_OF_ADMINS);
      const scrolled = await navigation.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect.soft(scrolled, 'what of the navigation is out of sight at 1280 × 800').toBe(0);
    }
    if (IS_FULL && is('screen')) expect.soft(await axeFindings(page, offRules), 'axe at 1280 px').toEqual([]);
    if (IS_FULL && is('forced-colors')) {
      expect.soft(await indistinctSelections(page), 'selections without a visible difference').toEqual([]);
      expect.soft(await invisibleFocus(page, TABS_FOLLOWED), 'focus without a visible difference').toEqual([]);
    }
    if (is('enlarged')) {
      await resize(page, watched, ZOOMED);
      expect.soft(await layoutProblems(page), 'layout at 640 px').toEqual([]);
      for (const [text, style] of Object.entries(USER_STYLES)) {
        const sheet = await page.addStyleTag({ content: style });
        for (const size of [DESKTOP, PHONE]) {
          await resize(page, watched, size);
          expect.soft(await layoutProblems(page), `layout of ${text} text at ${size.width} px`).toEqual([]);
        }
        // Spacing changes no colour and no size that axe reads.
        if (text === 'large') expect.soft(await axeFindings(page, offRules), 'axe on large text at 360 px').toEqual([]);
        await sheet.evaluate((element) => element.parentNode?.removeChild(element));
      }
    }
    expect.soft(watched.errors, 'errors in the console').toEqual([]);
  });
}
