import type { Language } from '../../contract/constants';
import type { RouteName } from '../../contract/routes';

/** Only the seller can say these; they come from the settings. */
export interface SellersOwn {
  own: 'testimonials' | 'team';
  /** Shown until the seller has one of their own. */
  none: Block;
  /** Below what they have. */
  more?: Block;
}

/**
 * A piece of a content page. Text may hold `{placeholders}` for the shop's own facts, `<parts>` that are left out without
 * them (see `fillIn`), links in the form `[words](/path)`, `[words](https://…)` or `[words](tel:…)`, and `**words**` in bold.
 */
export type Block =
  | string
  | { list: string[] }
  | { steps: string[] }
  | { question: string; answer: string; isOpen?: true }
  | { person: { name: string; text: string } }
  /** The roles of the shop's people have a drawing each. */
  | { roles: { drawing: 'honestPrice' | 'cleanGrain' | 'toYourHome'; title: string; text: string }[] }
  /** Asks customers for a testimonial, with a button that leads to a page of the shop. */
  | { invitation: string; text: string; action: string; route: RouteName }
  /** A quotation of a person, or of the shop. */
  | { quote: string; source: string }
  /** A card that the page makes from the shop's settings. */
  | { card: 'contact' | 'grievance' | 'localities' }
  /** A button that leads to a page of the shop. */
  | { action: string; route: RouteName }
  /** A form to write to the shop. */
  | { form: 'support' | 'franchise' | 'waitlist' };

export type StoryPictureName = 'field' | 'harvest' | 'sorting' | 'packing' | 'delivery' | 'pegs' | 'note';

/** Beside a section's text. A translated quotation may have its original. */
export type Aside =
  { picture: StoryPictureName } | { quote: string; original?: string; source: string } | { card: 'area' };

export interface Section {
  heading: string;
  blocks: Block[];
  aside?: Aside;
  /** A card; two share a row on wide screens. */
  isCard?: true;
  /** Only a shop of one of these names has the section, which explains it. */
  ofNames?: readonly string[];
}

export interface PageText {
  title: string;
  intro: string;
  /** Opens the page with the field instead of plain paper. */
  opening?: 'field';
  /** Beside the title, or below the intro on phones. */
  picture?: StoryPictureName;
  /** They follow the intro. */
  blocks?: (Block | SellersOwn)[];
  sections: Section[];
  /** Ends the page with the first recipes. */
  hasRecipes?: true;
}

/** One page in every language of the shop. */
export type PageContent = Record<Language, PageText>;
