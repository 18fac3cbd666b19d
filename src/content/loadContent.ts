import type { ContentPage } from '../../contract/constants';
import type { PageContent } from './pageWords';

const loaders: Record<ContentPage, () => Promise<PageContent>> = {
  'our-story': async () => (await import('./ourStory')).ourStory,
  faq: async () => (await import('./faq')).faq,
  support: async () => (await import('./support')).support,
  'our-team': async () => (await import('./ourTeam')).ourTeam,
  'terms-and-conditions': async () => (await import('./termsAndConditions')).termsAndConditions,
  testimonials: async () => (await import('./testimonials')).testimonials,
  'privacy-policy': async () => (await import('./privacyPolicy')).privacyPolicy,
  franchise: async () => (await import('./franchise')).franchise,
};

/** Fetches the words of one page: a visitor downloads only those of the page that they read. */
export const loadContent = (page: ContentPage): Promise<PageContent> => loaders[page]();
