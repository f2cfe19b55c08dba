import { LANGUAGES, type LanTp } from '@narae/contracts/languages';
import { escaped, jsonInScript, type DocumentParts } from '@narae/ssr/server';
import { absolute, alternates, type PageAddress } from './site-address.ts';

const SITE = 'Narae';

/** What the head of a page says. */
export interface PageHead {
  /** Nothing where the site's name says all. */
  readonly title?: string;
  readonly description?: string;
  /** Absolute address of a picture. */
  readonly picture?: string | undefined;
  /** Kind of thing, as those who quote it call it. */
  readonly type?: 'website' | 'product' | 'article';
  /** What identifies the page; nothing where it should not be found. */
  readonly page?: PageAddress;
  readonly data?: object;
  /** There is nothing at this address. */
  readonly missing?: boolean;
}

/** `data-page` marks what belongs to this address alone; the shell takes it away when the visitor moves on. */
const tag = (name: 'meta' | 'link', attributes: Readonly<Record<string, string | undefined>>): string => {
  const written = Object.entries(attributes)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`);
  return `<${name}${written.join('')} data-page>`;
};

interface Written {
  readonly origin: string;
  readonly lanTp: LanTp;
  /** The language the address itself names: that page is one of the five, otherwise the one for all. */
  readonly named: LanTp | undefined;
}

const headTags = (head: PageHead, { origin, lanTp, named }: Written): string[] => {
  const { title = SITE, description, picture, page } = head;
  const url = page && absolute(origin, page, named);
  const quoted = {
    'og:site_name': SITE,
    'og:type': head.type ?? 'website',
    'og:title': title,
    'og:description': description,
    'og:image': picture,
    'og:url': url,
    'og:locale': LANGUAGES[lanTp].ogLocale,
  };
  return [
    `<title>${escaped(head.title ? `${head.title} · ${SITE}` : SITE)}</title>`,
    // Stays when the visitor moves on: the screens write their own into it.
    ...(description ? [`<meta name="description" content="${escaped(description)}">`] : []),
    ...(page && url
      ? [
          tag('link', { rel: 'canonical', href: url }),
          ...alternates(origin, page).map((other) => tag('link', { rel: 'alternate', ...other })),
          ...Object.entries(quoted)
            .filter(([, content]) => content !== undefined)
            .map(([property, content]) => tag('meta', { property, content })),
          tag('meta', { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' }),
        ]
      : [tag('meta', { name: 'robots', content: 'noindex' })]),
    ...(head.data
      ? [`<script type="application/ld+json" data-page>${jsonInScript(head.data)}</script>`]
      : []),
  ];
};

/** What the head of one page puts into the shell's document. */
export const headOf = (
  head: PageHead,
  written: Written,
): Pick<DocumentParts, 'lang' | 'title' | 'ownDescription'> => ({
  lang: LANGUAGES[written.lanTp].tag,
  title: headTags(head, written).join('\n    '),
  ownDescription: Boolean(head.description),
});
