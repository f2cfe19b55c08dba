import { readFileSync } from 'node:fs';
import { href, pageAt } from './href.ts';
import { pages, type Page, type PageName } from './pages.ts';

const all = Object.entries(pages) as [PageName, Page][];

describe('the address of a page', () => {
  it('has the values that may stand in it, and the language', () => {
    expect(href('productDetail', { prod_id: 'P1', lan_tp: 'KOR' })).toBe(
      '/productDetail?prod_id=P1&lan_tp=KOR',
    );
  });

  it('leaves out what is empty', () => {
    expect(href('order', { cart_id: '', lan_tp: undefined })).toBe('/order');
  });

  it('never has a password in it', () => {
    expect(href('qnaCreate', { qna_id: 'QNA000001', qna_password: '1234' })).toBe(
      '/qnaCreate?qna_id=QNA000001',
    );
  });

  it('escapes what people have written', () => {
    expect(href('kpopInfo', { group_nm: 'A & B' })).toBe('/kpopInfo?group_nm=A+%26+B');
  });
});

describe('the table of pages', () => {
  it('gives every address to one page', () => {
    const addresses = all.flatMap(([, { path, alias }]) => (alias ? [path, alias] : [path]));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(all.map(([, { path }]) => pageAt(path))).toEqual(all.map(([name]) => name));
    expect(pageAt('/myInfo')).toBe('myinfo');
    expect(pageAt('/nowhere')).toBeUndefined();
  });

  it('lists in the site map, and renders on the server, only what may be found', () => {
    const hidden = all.filter(([, page]) => (page.ssr || page.inSiteMap) && !page.indexable);
    expect(hidden).toEqual([]);
  });

  it('opens pages that may be found to everybody', () => {
    expect(all.filter(([, page]) => page.indexable && page.guard)).toEqual([]);
  });

  it.each(all.flatMap(([name, { title }]) => (title === undefined ? [] : [[name, title] as const])))(
    'names a text for the title of %s',
    (_name, title) => {
      const [namespace = '', key = ''] = title.split(':');
      expect(Object.keys(textsOf(namespace))).toContain(key);
    },
  );
});

const packs: Readonly<Record<string, string>> = {
  common: 'libs/i18n/locales/ENG/common.json',
  catalog: 'mfe-catalog/src/locales/ENG.json',
  catalogAdmin: 'mfe-catalog/src/shared/admin/locales/ENG.json',
  booking: 'mfe-booking/src/locales/ENG.json',
  bookingAdmin: 'mfe-booking/src/shared/admin/locales/ENG.json',
  bookingMyOrder: 'mfe-booking/src/shared/my-order/locales/ENG.json',
  bookingGate: 'mfe-booking/src/shared/gate/locales/ENG.json',
  community: 'mfe-community/src/locales/ENG.json',
  communityAdmin: 'mfe-community/src/features/admin/locales/ENG.json',
  account: 'mfe-account/src/locales/ENG.json',
  accountAdmin: 'mfe-account/src/features/admin/locales/ENG.json',
};

function textsOf(namespace: string): object {
  const file = new URL(`../../../${packs[namespace] ?? ''}`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as object;
}
