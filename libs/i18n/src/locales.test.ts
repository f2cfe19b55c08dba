import { existsSync, readFileSync } from 'node:fs';
import { LAN_TPS, type LanTp } from '@narae/contracts/languages';

const NAMESPACES = ['common', 'errors'] as const;
type Namespace = (typeof NAMESPACES)[number];

const read = (lanTp: LanTp, ns: Namespace): string =>
  readFileSync(new URL(`../locales/${lanTp}/${ns}.json`, import.meta.url), 'utf8');
const pack = (lanTp: LanTp, ns: Namespace) => JSON.parse(read(lanTp, ns)) as Record<string, string>;

/** What nobody has translated yet of a language that was just added, by pack. */
const missing = (lanTp: LanTp, ns: Namespace): readonly string[] => {
  const list = new URL(`../missing/${lanTp}.json`, import.meta.url);
  if (!existsSync(list)) return [];
  const { texts } = JSON.parse(readFileSync(list, 'utf8')) as { texts: Record<string, readonly string[]> };
  return texts[`libs/i18n/locales/*/${ns}.json`] ?? [];
};

/** Words every language writes alike: names, keyboards' worth of letters, and pure placeholders. */
const SAME_EVERYWHERE = /^(Narae|K-pop|K-POP|Q&A|OK|Email|email|Menu|visa|Visa|[\d\s/,、{}a-z]*)$/;
const OTHERS = LAN_TPS.filter((lanTp) => lanTp !== 'ENG');
const PLURAL = /_(zero|one|two|few|many|other)$/;

const stems = (texts: Record<string, string>) => [
  ...new Set(
    Object.keys(texts).map((key) =>
      `${key.replace(PLURAL, '')}_other` in texts ? key.replace(PLURAL, '') : key,
    ),
  ),
];
const params = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

/** The script a language's own words are written in; a text without any of it was probably left in English. */
const OWN_LETTERS: Partial<Record<LanTp, RegExp>> = {
  CHN: /\p{Script=Han}/u,
  KOR: /\p{Script=Hangul}/u,
  JPN: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

describe.each(NAMESPACES)('%s texts', (ns) => {
  const english = pack('ENG', ns);

  it.each(LAN_TPS)('%s: one flat sorted object, no empty and no broken texts', (lanTp) => {
    const texts = pack(lanTp, ns);
    expect(Object.keys(texts)).toEqual(Object.keys(texts).sort());
    const bad = Object.entries(texts).filter(
      ([, text]) =>
        typeof text !== 'string' || text.trim() !== text || text === '' || /[\uFFFD]|Ã.|â€|\?{3}/.test(text),
    );
    expect(bad).toEqual([]);
  });

  it.each(LAN_TPS)('%s: no key twice', (lanTp) => {
    const keys = read(lanTp, ns).match(/^ {2}"[^"]+"(?=:)/gm) ?? [];
    expect(keys.length).toBe(Object.keys(pack(lanTp, ns)).length);
  });

  it.each(OTHERS)('%s: the same keys as English', (lanTp) => {
    expect(stems(pack(lanTp, ns)).sort()).toEqual(stems(english).sort());
  });

  it.each(OTHERS)('%s: the same params as English', (lanTp) => {
    const texts = pack(lanTp, ns);
    const different = stems(english).filter((stem) => {
      const of = (all: Record<string, string>) => params(all[stem] ?? all[`${stem}_other`] ?? '');
      return of(texts).join() !== of(english).join();
    });
    expect(different).toEqual([]);
  });

  it.each(OTHERS)('%s: nothing left in English', (lanTp) => {
    const own = OWN_LETTERS[lanTp];
    const untranslated = missing(lanTp, ns);
    const left = Object.entries(pack(lanTp, ns)).filter(([key, text]) => {
      if (SAME_EVERYWHERE.test(text) || untranslated.includes(key)) return false;
      return own ? !own.test(text) : text === english[key];
    });
    expect(left).toEqual([]);
  });

  it('Chinese is simplified and Japanese has its own words', () => {
    const traditional = Object.entries(pack('CHN', ns)).filter(([, text]) =>
      /[請碼錄單購車們會員價選擇護為這個]/.test(text),
    );
    expect(traditional).toEqual([]);
    const kana = Object.values(pack('JPN', ns)).filter((text) =>
      /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text),
    );
    expect(kana.length).toBeGreaterThan(Object.keys(english).length / 2);
  });
});
