/** `CNH` is what travels on the wire; people and providers say CNY. */
export const CURRENCIES = ['CNH', 'KRW', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

interface LanguageFacts {
  /** BCP 47 tag: `<html lang>`, hreflang, Content-Language, every Intl constructor. */
  readonly tag: string;
  /** For `og:locale`, which wants a territory. */
  readonly ogLocale: string;
  readonly currency: Currency;
  readonly ownName: string;
  /** Spellings of callers, in small letters, without a territory; the code is always understood. */
  readonly aliases: readonly string[];
  /** What stands in the wire's field names for this language: `opt_cn_nm`, `cd_group_cn_nm`; Korean has none. */
  readonly infix: string;
}

/** One entry each, from which everything else follows; docs/how-to.md tells how to add one. */
export const LANGUAGES = {
  CHN: {
    tag: 'zh-CN',
    ogLocale: 'zh_CN',
    currency: 'CNH',
    ownName: '简体中文',
    aliases: ['cn', 'zh', 'zho', 'chi'],
    infix: 'cn_',
  },
  KOR: {
    tag: 'ko',
    ogLocale: 'ko_KR',
    currency: 'KRW',
    ownName: '한국어',
    aliases: ['ko', 'kr'],
    infix: '',
  },
  ENG: {
    tag: 'en',
    ogLocale: 'en_US',
    currency: 'USD',
    ownName: 'English',
    aliases: ['en'],
    infix: 'en_',
  },
  JPN: {
    tag: 'ja',
    ogLocale: 'ja_JP',
    currency: 'USD',
    ownName: '日本語',
    aliases: ['ja', 'jp'],
    infix: 'jp_',
  },
  VTN: {
    tag: 'vi',
    ogLocale: 'vi_VN',
    currency: 'USD',
    ownName: 'Tiếng Việt',
    aliases: ['vi', 'vn', 'vie'],
    infix: 'vn_',
  },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type LanTp = keyof typeof LANGUAGES;

export const LAN_TPS = Object.keys(LANGUAGES) as readonly LanTp[];

/** The language of a caller who names none that the shop speaks. */
export const DEFAULT_LAN_TP = 'ENG' satisfies LanTp;

const BY_ALIAS: ReadonlyMap<string, LanTp> = new Map(
  LAN_TPS.flatMap((lanTp) =>
    [lanTp.toLowerCase(), ...LANGUAGES[lanTp].aliases].map((alias) => [alias, lanTp] as const),
  ),
);

/** The language behind any known spelling (`zh-Hans-CN`, `ko_KR`, `jp`…), or undefined. */
export function findLanTp(value: string | null | undefined): LanTp | undefined {
  const primary = value?.trim().toLowerCase().split(/[-_]/, 1)[0];
  return primary ? BY_ALIAS.get(primary) : undefined;
}

/** Whether nobody named a language: old clients send nothing, null and the text 'null' alike. */
export const isNoLanguage = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && ['', 'null'].includes(value.trim()));

type Candidate = string | readonly string[] | null | undefined;

/** Candidates: query, stored choice, browser. An unknown single value means English, an empty one nothing; lists skip unknown ones. */
export function resolveLanTp(...candidates: Candidate[]): LanTp {
  for (const candidate of candidates) {
    if (!candidate || isNoLanguage(candidate)) continue;
    if (typeof candidate === 'string') return findLanTp(candidate) ?? DEFAULT_LAN_TP;
    for (const value of candidate) {
      const lanTp = findLanTp(value);
      if (lanTp) return lanTp;
    }
  }
  return DEFAULT_LAN_TP;
}

/** Tags, best first, for `resolveLanTp`. */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';');
      const quality = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

export const htmlLang = (lanTp: LanTp): string => LANGUAGES[lanTp].tag;
export const currencyOf = (lanTp: LanTp): Currency => LANGUAGES[lanTp].currency;

/** The cookie in which shell and edge keep the language a visitor has chosen (SHELL-2): over https, and over http. */
export const LANGUAGE_COOKIES = ['__Host-lan_tp', 'lan_tp'] as const;

/** How long it is kept, in seconds. */
export const LANGUAGE_KEPT_S = 31_536_000;
