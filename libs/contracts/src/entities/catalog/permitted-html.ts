/** HTML of the back office (COMMUNITY-7): the server drops other tags and attributes; the editor has no others. */
export const permittedHtml = {
  h2: [],
  h3: [],
  h4: [],
  p: [],
  ul: [],
  ol: [],
  li: [],
  strong: [],
  em: [],
  br: [],
  a: ['href'],
  blockquote: [],
} as const satisfies Record<string, readonly string[]>;

export type PermittedTag = keyof typeof permittedHtml;
export const permittedTags = Object.keys(permittedHtml) as readonly PermittedTag[];

/** Other ways of writing a permitted tag, such as a word processor's. */
export const tagsReadAs = { b: 'strong', i: 'em' } as const satisfies Record<string, PermittedTag>;

export const permittedSchemes = ['https', 'mailto', 'tel'] as const;

/** Stands for the shop, whose own address is not known here. */
const shop = 'https://shop.invalid';

/**
 * Whether a link may lead there: a page of the shop (`/kpopInfo`), or a whole address with a permitted scheme. Browsers
 * leave out line breaks and tabs, so that `/<tab>/evil.example` leads to another site: their own parser judges.
 */
export const isPermittedLink = (address: string): boolean => {
  if (address.startsWith('/')) return URL.canParse(address, shop) && new URL(address, shop).origin === shop;
  if (!URL.canParse(address)) return false;
  const { protocol } = new URL(address);
  return permittedSchemes.some((scheme) => protocol === `${scheme}:`);
};

/** How long a search may be; longer ones are no searches, and rejected. */
export const SEARCH_LONGEST = 100;
