import type { ContentPage } from '../../contract/routes';
import type { PageContent } from './pageText';

const loaders: Record<ContentPage, () => Promise<PageContent>> = {
  'our-story': async () => (await import(/* webpackChunkName: "content-our-story" */ './ourStory')).ourStory,
  faq: async () => (await import(/* webpackChunkName: "content-faq" */ './faq')).faq,
  support: async () => (await import(/* webpackChunkName: "content-support" */ './support')).support,
  'our-team': async () => (await import(/* webpackChunkName: "content-our-team" */ './ourTeam')).ourTeam,
  'terms-and-conditions': async () =>
    (await import(/* webpackChunkName: "content-terms-and-conditions" */ './termsAndConditions')).termsAndConditions,
  testimonials: async () =>
    (await import(/* webpackChunkName: "content-testimonials" */ './testimonials')).testimonials,
  'privacy-policy': async () =>
    (await import(/* webpackChunkName: "content-privacy-policy" */ './privacyPolicy')).privacyPolicy,
  franchise: async () => (await import(/* webpackChunkName: "content-franchise" */ './franchise')).franchise,
  'where-we-deliver': async () =>
    (await import(/* webpackChunkName: "content-where-we-deliver" */ './whereWeDeliver')).whereWeDeliver,
};

/** Loads one page's content as a chunk of its own. */
export const loadContent = (page: ContentPage): Promise<PageContent> => loaders[page]();
