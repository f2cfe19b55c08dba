import path from 'node:path';
import { CURRENCIES, LAN_TPS, type LanTp } from '@narae/contracts/languages';
import { apps, keyPacks, treePacks } from '../bin/lib/apps.mjs';
import { leaves, missingFile } from '../bin/lib/missing-texts.mjs';
import { root } from '../bin/lib/run.mjs';
import { readSources } from '../bin/lib/text-use.mjs';
import { withLanguage } from './language-records.ts';
import type { Project } from './project.ts';

const table = 'libs/contracts/src/languages.ts';

/** Tables that a language may lack: places are found by another language's names, and held words are its own. */
const optional = [
  'services/catalog/src/products/search/destinations.rules.ts',
  'services/community/src/moderation/admission/word-lists.ts',
];

interface LanguageOptions {
  readonly from: string;
  /** BCP 47 tag, where it does not follow from the code. */
  readonly tag?: string | undefined;
  readonly currency?: string | undefined;
}

/**
 * `language THA --from ENG`: its entry in the table of languages, every pack and table of code with the texts of another
 * language, and the list of what a translator has to write.
 * @returns what is left to do
 */
export async function newLanguage(
  project: Project,
  lanTp: string,
  options: LanguageOptions,
): Promise<string[]> {
  const from = LAN_TPS.find((language) => language === options.from);
  if (!/^[A-Z]{3}$/.test(lanTp)) throw new Error('A language has three capital letters, such as THA.');
  if (LAN_TPS.some((language) => language === lanTp)) throw new Error(`The shop speaks ${lanTp} already.`);
  if (!from) throw new Error(`Say with --from whose texts are copied: ${LAN_TPS.join(', ')}.`);
  const tag = tagOf(lanTp, options.tag);
  const currency = CURRENCIES.find((known) => known === (options.currency ?? 'USD'));
  if (!currency) throw new Error(`--currency is one of ${CURRENCIES.join(', ')}.`);

  await project.insertBefore(table, /^\} as const satisfies/gm, entry(lanTp, tag, currency));
  const missing: Record<string, string[]> = {};
  for (const pack of [...keyPacks, ...treePacks]) {
    const texts = JSON.parse(await project.read(pack.replace('*', from))) as object;
    const copied = keyPacks.includes(pack) ? withPlurals(texts as Pack, { from, tag }) : texts;
    project.create(pack.replace('*', lanTp), `${JSON.stringify(copied, null, 2)}\n`);
    missing[pack] = leaves(copied).map(([at]) => at);
  }
  for (const file of await filesWithTables()) {
    const code = await project.read(file);
    const changed = withLanguage(code, { lanTp, from, languages: LAN_TPS });
    if (changed === code) continue;
    await project.change(file, () => changed);
    missing[file] = [lanTp];
  }
  const list = missingFile(lanTp);
  project.create(list, `${JSON.stringify({ from, texts: missing }, null, 2)}\n`);
  return [
    `${table}: own name, aliases, currency and where its readers mostly are (ogLocale)`,
    `a translator writes what ${list} names; node libs/tooling/check-locales.mjs --missing says what is left, --renew takes off what is done`,
    'libs/demo-content/locales: patterns.json says by which letters tests know the language',
    `names that it may lack: ${optional.join(', ')}`,
    'libs/i18n/src/format-date.ts, format.ts: how it writes dates and sums, where Intl differs from it',
    'libs/test-kit/src/texts/typography.ts: whether it is set with full-width marks',
    'MAIL_WORDS=write npm run unit -- services/booking/test/mail-words.test.ts services/account/test/mail-words.test.ts',
    'npm run listing',
    'deploy all services, then the edge, the remotes, the shell: docs/how-to.md, A language',
  ];
}

type Pack = Readonly<Record<string, string>>;

function tagOf(lanTp: string, named: string | undefined): string {
  const [tag = ''] = Intl.getCanonicalLocales(named ?? lanTp.toLowerCase());
  if (!named && tag.length !== 2) throw new Error(`No language tag follows from ${lanTp}. Say it: --tag th`);
  return tag;
}

/** As far as the engine knows the language. */
function entry(lanTp: string, tag: string, currency: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  const ownName = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return `  ${lanTp}: {
    tag: '${tag}',
    ogLocale: '${language}_${region}',
    currency: '${currency}',
    ownName: ${JSON.stringify(ownName)},
    aliases: ['${language}'],
    infix: '${language}_',
  },
`;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The forms of plurals that the language has, each with the words of the nearest form of the other. */
function withPlurals(pack: Pack, { tag }: { readonly from: LanTp; readonly tag: string }): Pack {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const entries = Object.entries(pack).flatMap(([key, text]) => {
    const form = PLURAL.exec(key)?.[1];
    // i18next takes `zero` for 0 in every language.
    if (form === undefined || form === 'zero') return [[key, text] as const];
    if (form !== 'other') return [];
    const stem = key.replace(PLURAL, '');
    const others = forms.filter((own) => own !== 'zero' || !(`${stem}_zero` in pack));
    return others.map((own) => [`${stem}_${own}`, pack[`${stem}_${own}`] ?? text] as const);
  });
  return Object.fromEntries(entries);
}

/** Code that may have a table of all languages. */
async function filesWithTables(): Promise<string[]> {
  const folders = [
    ...apps.map((app) => `${app}/src`),
    ...['contracts', 'i18n', 'rules', 'service-kit', 'shell-sdk', 'ui'].map((name) => `libs/${name}/src`),
    'libs/shop-ui/gallery',
    ...['account', 'booking', 'catalog', 'community', 'edge', 'sandbox'].map(
      (name) => `services/${name}/src`,
    ),
  ];
  const sources = await readSources(folders.map((folder) => path.join(root, folder)));
  return sources
    .filter(({ code }) => LAN_TPS.every((language) => code.includes(`${language}:`)))
    .map(({ file }) => path.relative(root, file).replaceAll(path.sep, '/'))
    .filter((file) => file !== table && !optional.includes(file));
}
