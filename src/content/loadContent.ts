import type { ContentPage } from '../../contract/routes';
import type { PageContent } from './pageWords';

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
};

/** Fetches the words of one page: a visitor downloads only those of the page that they read. */
export const loadContent = (page: ContentPage): Promise<PageContent> => loaders[page]();
