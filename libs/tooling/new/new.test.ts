import { LAN_TPS } from '@narae/contracts/languages';
import ts from 'typescript';
import { root } from '../bin/lib/run.mjs';
import { withLanguage } from './language-records.ts';
import { namesOf } from './names.ts';
import { newCall } from './new-call.ts';
import { newEvent } from './new-event.ts';
import { newLanguage } from './new-language.ts';
import { newPage } from './new-page.ts';
import { newPaymentMethod } from './new-payment-method.ts';
import { newRemote } from './new-remote.ts';
import { Project } from './project.ts';
import { useCaseName } from './use-case-name.ts';

let project: Project;
beforeEach(() => {
  project = new Project(root);
});

/** What is wrong with the syntax of the files that were made or changed. */
const syntaxErrors = async (): Promise<string[]> => {
  const errors: string[] = [];
  for (const file of project.files) {
    if (!/\.tsx?$/.test(file)) continue;
    const { diagnostics = [] } = ts.transpileModule(await project.read(file), {
      fileName: file,
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ES2022 },
    });
    errors.push(...diagnostics.map(({ messageText }) => `${file}: ${JSON.stringify(messageText)}`));
  }
  return errors;
};

it.each(['giftCards', 'gift-cards'])('spells %s in every way', (name) => {
  expect(namesOf(name)).toEqual({
    camel: 'giftCards',
    kebab: 'gift-cards',
    snake: 'gift_cards',
    pascal: 'GiftCards',
    words: 'Gift cards',
  });
});

it.each(['Gift', 'gift_cards', '../x', ''])('takes %j for no name', (name) => {
  expect(() => namesOf(name)).toThrow('is no name');
});

it('makes a page: table, route, texts in every language, test', async () => {
  await newPage(project, 'giftCards', { remote: 'mfe-community' });
  expect(await project.read('libs/contracts/src/pages/community.pages.ts')).toContain(
    "title: 'community:section_gift_cards'",
  );
  expect(await project.read('mfe-community/src/exposes/routes.tsx')).toContain(
    "giftCards: () => import('../features/gift-cards/gift-cards-page.tsx'),\n});",
  );
  expect(await project.read('libs/test-kit/e2e/page-addresses.ts')).toContain('  giftCards: plain,\n};');
  for (const lanTp of LAN_TPS) {
    const pack = JSON.parse(await project.read(`mfe-community/src/locales/${lanTp}.json`)) as object;
    expect(pack).toHaveProperty('section_gift_cards', 'Gift cards');
  }
  expect(project.files).toContain('mfe-community/src/features/gift-cards/gift-cards-page.test.tsx');
  expect(await syntaxErrors()).toEqual([]);
});

it.each(['catalog/site', 'account/sign-up', 'booking/orders/gate'])(
  'makes a call in %s: row, schemas, use case, route, test',
  async (place) => {
    await newCall(project, 'giftCards', { place, access: 'public' });
    const [owner, ...inside] = place.split('/');
    const capability = inside.at(-1);
    const contracts = `libs/contracts/src/calls/${owner}/${capability}`;
    expect(await project.read(`${contracts}.rows.ts`)).toContain(
      `export const giftCards = /* @__PURE__ */ ${owner}Public('giftCards');`,
    );
    expect(await project.read(`${contracts}.rows.ts`)).toMatch(
      new RegExp(`import \\{[^}]*${owner}Public[^}]*\\} from '\\.\\/access\\.ts'`),
    );
    expect(await project.read(`${contracts}.calls.ts`)).toContain('giftCards: defineCall(rows.giftCards, {');
    expect(await project.read('libs/contracts/src/calls/rows.ts')).toContain(
      `./${owner}/${capability}.rows.ts`,
    );
    const routes = await project.read(`services/${owner}/src/${inside.join('/')}/${capability}.routes.ts`);
    expect(routes).toMatch(
      /import \{ listGiftCards \} from '\.\/list-gift-cards\.ts';[^]*giftCards, \(\) => listGiftCards\(/,
    );
    expect(project.files).toContain(`services/${owner}/test/gift-cards.test.ts`);
    expect(await syntaxErrors()).toEqual([]);
  },
);

it.each(['account', 'booking', 'catalog', 'community'])(
  'makes a module of %s with its face, the highest of the list',
  async (service) => {
    const place = `${service}/gift-cards`;
    await newCall(project, 'giftCardAdd', { place, access: 'public', changes: true });
    const folder = `services/${service}/src/gift-cards`;
    expect(await project.read(`${folder}/index.ts`)).toBe("export { giftCardsModule } from './module.ts';\n");
    expect(await project.read(`services/${service}/src/app.ts`)).toMatch(
      /import \{ giftCardsModule \} from '\.\/gift-cards\/index\.ts';[^]*,\n {2}giftCardsModule,\n\];/,
    );
    expect(await project.read(`${folder}/gift-cards.routes.ts`)).toContain(
      'await addGiftCard(context, input);',
    );
    expect(await syntaxErrors()).toEqual([]);
  },
);

it.each(['data', 'list', 'form'] as const)(
  'makes a page of kind %s for a call that there is',
  async (kind) => {
    await newPage(project, 'giftCards', { remote: 'mfe-community', kind, call: 'faqList' });
    const page = await project.read('mfe-community/src/features/gift-cards/gift-cards-page.tsx');
    expect(page).toContain("import { faqList } from '@narae/contracts/rows';");
    expect(await syntaxErrors()).toEqual([]);
    const none = newPage(new Project(root), 'giftCards', { remote: 'mfe-community', kind, call: 'nothing' });
    await expect(none).rejects.toThrow('There is no call "nothing"');
  },
);

it('makes a payment method: letter, currencies, names, icon, provider, event version', async () => {
  await newPaymentMethod(project, 'kakaoPay', { letter: 'K', currencies: ['KRW'], code: 'S006' });
  expect(await project.read('libs/contracts/src/entities/booking/payment.ts')).toContain("'U', 'K'], {");
  expect((await project.read('libs/rules/src/money/money.ts')).match(/K: 'Kakao pay'/g)).toHaveLength(4);
  expect(await project.read('libs/events/src/booking/order.ts')).toContain('orderRefundedV2');
  expect(await project.read('libs/events/src/index.ts')).toMatch(/orderRefundedV1, orderRefundedV2 \}/);
  expect(await project.read('services/booking/src/payment/providers/funpay/request.ts')).toContain(
    "K: 'S006'",
  );
  expect(await syntaxErrors()).toEqual([]);
  const taken = newPaymentMethod(new Project(root), 'x', { letter: 'P', currencies: ['KRW'] });
  await expect(taken).rejects.toThrow('The letter P is taken');
  const nowhere = newPaymentMethod(new Project(root), 'x', { letter: 'K', currencies: ['EUR'] });
  await expect(nowhere).rejects.toThrow('Say its currencies');
});

it.each([
  ['giftCards', false, 'listGiftCards'],
  ['giftCardAdd', true, 'addGiftCard'],
  ['addGiftCard', true, 'addGiftCard'],
])('names the use case of %s verb first', (call, changes, useCase) => {
  expect(useCaseName(call, changes)).toBe(useCase);
});

it('asks for a verb where a call changes something', () => {
  expect(() => useCaseName('giftCards', true)).toThrow('does not say what it does');
});

it('makes an event with its schema and a test, exported', async () => {
  await newEvent(project, 'catalog.gift-card.sold');
  expect(await project.read('libs/events/src/catalog/gift-card.ts')).toContain(
    "giftCardSoldV1 = defineEvent('shop.catalog.gift-card.sold.v1'",
  );
  expect(await project.read('libs/events/src/index.ts')).toMatch(
    /catalog\/event.ts';\nexport \{ giftCardSoldV1 \} from '.\/catalog\/gift-card.ts';\n/,
  );
  expect(await syntaxErrors()).toEqual([]);
  await newEvent(project, 'catalog.product.sold-out');
  expect(await project.read('libs/events/src/catalog/product.ts')).toMatch(
    /productChangedV1[^]*productSoldOutV1/,
  );
  expect(await project.read('libs/events/src/index.ts')).toContain('{ productChangedV1, productSoldOutV1 }');
  expect(await syntaxErrors()).toEqual([]);
  await expect(newEvent(project, 'giftSold')).rejects.toThrow('<domain>.<aggregate>.<past-tense>');
});

it('makes a remote on a port of its own, with a first page', async () => {
  await newRemote(project, 'gifts');
  expect(await project.read('libs/contracts/src/slots.ts')).toMatch(/remoteNames = \[[^\]]*'mfe-gifts'\]/);
  expect(await project.read('libs/contracts/src/pages.ts')).toContain('...giftsPages,\n} as const;');
  const build = await project.read('mfe-gifts/webpack.config.mjs');
  expect(build).toContain("name: 'mfe-gifts'");
  expect(build).not.toMatch(/port: 430[1-4],/);
  expect(await project.read('mfe-gifts/src/exposes/routes.tsx')).toContain('gifts-page.tsx');
  expect(await syntaxErrors()).toEqual([]);
});

it('never writes over what is there', async () => {
  await newPage(project, 'giftCards', { remote: 'mfe-community' });
  await expect(newPage(project, 'giftCards', { remote: 'mfe-community' })).rejects.toThrow(
    'is there already',
  );
  await expect(newPage(project, 'giftCards', { remote: 'mfe-nowhere' })).rejects.toThrow(
    'There is no remote',
  );
  await expect(newCall(project, 'x', { place: 'catalog/site/nowhere', access: 'public' })).rejects.toThrow(
    'There is no',
  );
});

describe('a language', () => {
  const made = async (): Promise<readonly string[]> => {
    await newLanguage(project, 'THA', { from: 'ENG' });
    return project.files;
  };
  const json = async (file: string): Promise<Record<string, unknown>> =>
    JSON.parse(await project.read(file)) as Record<string, unknown>;

  it('is an entry in the table, with what the engine knows of it', async () => {
    await made();
    const table = await project.read('libs/contracts/src/languages.ts');
    expect(table).toContain("THA: {\n    tag: 'th',\n    ogLocale: 'th_TH',\n    currency: 'USD',");
    expect(table).toContain('"ไทย"');
    expect(await syntaxErrors()).toEqual([]);
  });

  it('has every pack, and at most eight files that are none', async () => {
    const files = await made();
    const packs = files.filter((file) => file.endsWith('.json'));
    for (const lanTp of LAN_TPS.filter((language) => language !== 'ENG'))
      for (const file of packs.filter((pack) => !pack.startsWith('libs/i18n/missing/')))
        expect(project.has(file.replace('THA', lanTp))).toBe(true);
    expect(files.length).toBeLessThanOrEqual(60);
    expect(files.length - packs.length).toBeLessThanOrEqual(8);
  });

  it('has the plural forms of its grammar', async () => {
    await made();
    const english = await json('libs/i18n/locales/ENG/common.json');
    const thai = await json('libs/i18n/locales/THA/common.json');
    expect(english).toHaveProperty('party_adult_one');
    expect(thai).not.toHaveProperty('party_adult_one');
    expect(thai).toHaveProperty('party_adult_other', english['party_adult_other']);
    expect(await json('libs/i18n/locales/THA/errors.json')).toHaveProperty('event_reserv_cnt_fail_zero');
  });

  it('has a list of every text that was copied', async () => {
    await made();
    const { from, texts } = (await json('libs/i18n/missing/THA.json')) as {
      from: string;
      texts: Record<string, string[]>;
    };
    expect(from).toBe('ENG');
    const common = await json('libs/i18n/locales/THA/common.json');
    expect(texts['libs/i18n/locales/*/common.json']).toEqual(Object.keys(common));
    expect(texts['services/edge/src/pages/locales/*.json']).toContain('tooManyPages.title');
    expect(texts['libs/rules/src/refunds/refund-sentences.ts']).toEqual(['THA']);
  });

  it.each([
    ['Thai', { from: 'ENG' }, 'three capital letters'],
    ['KOR', { from: 'ENG' }, 'already'],
    ['THA', { from: 'XXX' }, '--from'],
    ['XYZ', { from: 'ENG' }, '--tag'],
    ['THA', { from: 'ENG', currency: 'THB' }, '--currency'],
  ])('%s with %j is rejected', async (name, options, reason) => {
    await expect(newLanguage(project, name, options)).rejects.toThrow(reason);
  });

  it('is copied in tables of code that have every language, and in no other', () => {
    const table = `const a = { KOR: { x: 1 }, ENG: { x: 2 } };\nconst b = { ENG: 1 };`;
    expect(withLanguage(table, { lanTp: 'THA', from: 'ENG', languages: ['KOR', 'ENG'] })).toBe(
      `const a = { KOR: { x: 1 }, ENG: { x: 2 },\nTHA: { x: 2 } };\nconst b = { ENG: 1 };`,
    );
  });
});
