/** Language codes as they travel on the wire (spec §1). */
export const LAN_TPS = ['CHN', 'KOR', 'ENG', 'JPN', 'VTN'] as const;
export type LanTp = (typeof LAN_TPS)[number];

/** Display and charge currencies; CNH is what the wire says, CNY what people and providers say. */
export type Currency = 'CNH' | 'KRW' | 'USD';

export const DEFAULT_LAN_TP: LanTp = 'ENG';

const ALIASES: Readonly<Record<LanTp, readonly string[]>> = {
  CHN: ['chn', 'cn', 'zh', 'zho', 'chi'],
  KOR: ['kor', 'ko', 'kr'],
  ENG: ['eng', 'en'],
  JPN: ['jpn', 'ja', 'jp'],
  VTN: ['vtn', 'vi', 'vn', 'vie'],
};

const BY_ALIAS: ReadonlyMap<string, LanTp> = new Map(
  LAN_TPS.flatMap((lanTp) => ALIASES[lanTp].map((alias) => [alias, lanTp] as const)),
);

interface LanguageFacts {
  /** For `<html lang>` and every Intl constructor. */
  readonly tag: string;
  readonly currency: Currency;
  /** The language's name in itself, for the selector. */
  readonly ownName: string;
}

/** What else follows from a language: html lang, Intl locale, currency, own name. */
export const LANGUAGES: Readonly<Record<LanTp, LanguageFacts>> = {
  CHN: { tag: 'zh-CN', currency: 'CNH', ownName: '简体中文' },
  KOR: { tag: 'ko', currency: 'KRW', ownName: '한국어' },
  ENG: { tag: 'en', currency: 'USD', ownName: 'English' },
  JPN: { tag: 'ja', currency: 'USD', ownName: '日本語' },
  VTN: { tag: 'vi', currency: 'USD', ownName: 'Tiếng Việt' },
};

export const CURRENCY_SYMBOLS: Readonly<Record<Currency, string>> = { CNH: '¥', KRW: '₩', USD: '$' };

/** The language behind any known spelling (`zh-Hans-CN`, `ko_KR`, `jp`…), or undefined. */
export function findLanTp(value: string | null | undefined): LanTp | undefined {
  if (!value) return undefined;
  const primary = value.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';
  return BY_ALIAS.get(primary);
}

type Candidate = string | readonly string[] | null | undefined;

/**
 * Picks the language from candidates in order of authority: query, stored choice, browser (spec §1).
 * A single value that is given but unknown means English; in a list of preferences unknown ones are passed over.
 */
export function resolveLanTp(...candidates: Candidate[]): LanTp {
  for (const candidate of candidates) {
    if (!candidate) continue;
    if (typeof candidate === 'string') return findLanTp(candidate) ?? DEFAULT_LAN_TP;
    for (const value of candidate) {
      const lanTp = findLanTp(value);
      if (lanTp) return lanTp;
    }
  }
  return DEFAULT_LAN_TP;
}

/** An Accept-Language header as a list of tags, best first, for `resolveLanTp`. */
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

/** Reads a currency from the wire; CNY is an accepted spelling of CNH. */
export function findCurrency(value: string | null | undefined): Currency | undefined {
  const code = value?.trim().toUpperCase();
  if (code === 'CNY') return 'CNH';
  return code === 'CNH' || code === 'KRW' || code === 'USD' ? code : undefined;
}
