import { LAN_TPS, type LanTp } from '@narae/contracts/languages';

interface Rule {
  readonly name: string;
  readonly languages: readonly LanTp[];
  /** What must not occur. */
  readonly wrong: RegExp;
}

const EVERY = LAN_TPS;
const fullWidth: readonly LanTp[] = ['CHN', 'JPN'];
/** Letters and full-width punctuation of Chinese and Japanese. */
const CJK = '[\\u3001-\\u301b\\u3041-\\u30ff\\u4e00-\\u9fff\\uff01-\\uff5e]';
const LATIN = '[\\p{Script=Latin}\\d{}]';

/** How texts are set in the languages of the shop; docs/glossary.md says it in words. */
const rules: readonly Rule[] = [
  {
    name: 'a blank between Chinese or Japanese and Latin letters or digits',
    languages: ['CHN', 'JPN'],
    // A salutation alone on its line sets the name apart.
    wrong: new RegExp(`${CJK} ${LATIN}|${LATIN} (?!様$)${CJK}`, 'u'),
  },
  { name: 'a blank inside Chinese', languages: ['CHN'], wrong: new RegExp(`${CJK} ${CJK}`, 'u') },
  {
    name: 'half-width punctuation in Chinese or Japanese',
    languages: ['CHN', 'JPN'],
    wrong: new RegExp(`${CJK}[,;:!?()"']|[,;:!?()"']${CJK}`, 'u'),
  },
  { name: 'a Chinese separator in Japanese', languages: ['JPN'], wrong: new RegExp(`${CJK}·|·${CJK}`, 'u') },
  {
    name: 'full-width punctuation, digits or letters',
    languages: LAN_TPS.filter((lanTp) => !fullWidth.includes(lanTp)),
    wrong: /[\u3001-\u3007\u300a-\u303f\uff01-\uff5e・]/u,
  },
  { name: 'another wave dash than 〜', languages: ['JPN', 'CHN'], wrong: /～/u },
  { name: 'a full-width per cent sign', languages: ['CHN', 'JPN'], wrong: /％/u },
  { name: 'a blank before a per cent sign', languages: EVERY, wrong: /[\d}] %/u },
  { name: 'two blanks, or a blank before punctuation', languages: EVERY, wrong: / {2}| [,.;:!?](?!\S)/u },
  { name: 'three dots instead of …', languages: EVERY, wrong: /\.\.\./u },
  { name: 'a straight quotation mark', languages: EVERY, wrong: /"|\p{L}'|'\p{L}/u },
];

/** The rules of typography that a text of the shop breaks, in words; empty where it keeps them all. */
export const typographyProblems = (text: string, lanTp: LanTp): string[] =>
  rules
    .filter(({ languages, wrong }) => languages.includes(lanTp) && wrong.test(text))
    .map(({ name }) => name);
