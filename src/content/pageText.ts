import type { Language } from '../../contract/constants';

/**
 * A piece of a page of words. Text may hold `{placeholders}` for the shop's own facts (see `fillIn`) and links in the form
 * `[words](/path)`.
 */
export type Block =
  | string
  | { list: string[] }
  | { question: string; answer: string }
  /** Something that only a real seller knows: it is shown as a sample. */
  | { sample: { title: string; text: string } }
  /** Words of a person, or of the shop. */
  | { quote: string; source: string }
  /** A card that the page makes from the shop's settings. */
  | { card: 'contact' | 'grievance' }
  /** A form to write to the shop. */
  | { form: 'support' | 'franchise' };

export interface Section {
  heading: string;
  blocks: Block[];
}

export interface PageText {
  title: string;
  intro: string;
  sections: Section[];
}

/** One page in every language of the shop. */
export type PageContent = Record<Language, PageText>;
