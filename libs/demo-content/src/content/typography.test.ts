import { LAN_TPS, type LanTp } from '@narae/contracts/languages';
import { typographyProblems } from '@narae/test-kit/typography';
import { demoContent } from '../demo-content.ts';

const isLocalized = (value: object): value is Readonly<Record<LanTp, string>> =>
  LAN_TPS.every((language) => typeof (value as Record<string, unknown>)[language] === 'string');

/** Every text in five languages, wherever it stands. */
function localizedIn(value: unknown): Readonly<Record<LanTp, string>>[] {
  if (typeof value !== 'object' || value === null) return [];
  return isLocalized(value) ? [value] : Object.values(value).flatMap(localizedIn);
}

const withoutTags = (html: string) => html.replace(/<[^>]+>/g, '\n');

test.each(LAN_TPS)('texts in %s are set as the language is written', (language) => {
  const companies = demoContent.companies.filter(({ lan_tp }) => lan_tp === language);
  const texts = [
    ...localizedIn(demoContent).map((localized) => localized[language]),
    ...companies.map(({ company_content }) => company_content),
  ];
  expect(texts.length).toBeGreaterThan(300);
  const broken = texts.flatMap((text) => {
    const problems = typographyProblems(withoutTags(text), language);
    return problems.length > 0 ? [{ text, problems }] : [];
  });
  expect(broken).toEqual([]);
});
