import { LANGUAGES, type LanTp } from '@narae/contracts/languages';
import { OWN_NAVIGATION } from '@narae/contracts/own-navigation';
import { escaped, jsonInScript, type DocumentParts } from '@narae/ssr/server';
import { absolute, alternates, type PageAddress } from './site-address.ts';

const SITE = 'Narae';

export interface PageHead {
  /** Absent where the site's name is enough. */
  readonly title?: string;
  readonly description?: string;
  readonly picture?: string | undefined;
  /** The Open Graph type. */
  readonly type?: 'website' | 'product' | 'article';
  /** Absent where it should not be found. */
  readonly page?: PageAddress;
  readonly data?: object;
  readonly missing?: boolean;
}

/** `data-page` marks tags of this address; the shell removes them when the visitor moves on. */
const tag = (name: 'meta' | 'link', attributes: Readonly<Record<string, string | undefined>>): string => {
  const written = Object.entries(attributes)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`);
  return `<${name}${written.join('')} data-page>`;
};

interface Written {
  readonly origin: string;
  readonly lanTp: LanTp;
  /** The page is to know that no other site led to it (ACCOUNT-6). */
  readonly ownNavigation: boolean;
  /** The address's own language; undefined for the page of all languages. */
  readonly named: LanTp | undefined;
}

const headTags = (head: PageHead, { origin, lanTp, named, ownNavigation }: Written): string[] => {
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
    // Unmarked: screens write their own text into it.
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
    ...(ownNavigation ? [tag('meta', { name: OWN_NAVIGATION })] : []),
    ...(head.data
      ? [`<script type="application/ld+json" data-page>${jsonInScript(head.data)}</script>`]
      : []),
  ];
};

export const headOf = (
  head: PageHead,
  written: Written,
): Pick<DocumentParts, 'lang' | 'title' | 'ownDescription'> => ({
  lang: LANGUAGES[written.lanTp].tag,
  title: headTags(head, written).join('\n    '),
  ownDescription: Boolean(head.description),
});
