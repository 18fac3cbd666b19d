/** What a page says of itself to browsers, search engines and other sites. */
export interface PageDescription {
  /** Without the shop's name. */
  title: string;
  description?: string;
  /** The path and query under which the page is to be known; null for one that is nobody's to find. */
  path: string | null;
  /** The path of the picture that other sites show with it. */
  image?: { path: string; alt: string };
  isProduct?: boolean;
}
