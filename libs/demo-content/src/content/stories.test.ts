import { LAN_TPS } from '@narae/contracts/languages';
import { isVideoAddress } from '@narae/contracts/video';
import { demoContent } from '../demo-content.ts';
import { SHOTS } from '../pictures/shots.ts';
import { ARTISTS } from './artists.ts';
import { FILMS } from './films.ts';
import { PATTERNS } from './patterns.ts';
import { PRODUCTS } from './products.ts';
import { EVENTS, KPOP_INFOS } from './stories.ts';
import { storyHtml } from './story.ts';

const stories = [...KPOP_INFOS, ...EVENTS];
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').trim();
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('there are at least eight articles and eight events, in every state a visitor can meet', () => {
  expect(KPOP_INFOS.length).toBeGreaterThanOrEqual(8);
  expect(EVENTS.length).toBeGreaterThanOrEqual(8);
  const open = EVENTS.filter(({ opensIn, closesIn, left }) => opensIn <= 0 && closesIn >= 0 && left > 0);
  expect(open.length).toBeGreaterThanOrEqual(3);
  expect(EVENTS.filter(({ closesIn, left }) => closesIn >= 0 && left === 0).length).toBeGreaterThanOrEqual(2);
  expect(EVENTS.some(({ closesIn }) => closesIn < 0)).toBe(true);
  expect(EVENTS.some(({ opensIn }) => opensIn > 0)).toBe(true);
});

test('every number is used once and refers to what exists', () => {
  expect(repeated(KPOP_INFOS.map(({ info_seq }) => info_seq))).toEqual([]);
  expect(repeated(EVENTS.map(({ event_id }) => event_id))).toEqual([]);
  const products = ['', ...PRODUCTS.map(({ prod_id }) => prod_id)];
  for (const { prod_id } of KPOP_INFOS) expect(products).toContain(prod_id);
  const infos = ['', ...KPOP_INFOS.map(({ info_seq }) => info_seq)];
  for (const { info_seq } of EVENTS) expect(infos).toContain(info_seq);
});

test('people apply before an event takes place, and no more places are left than there are', () => {
  for (const { opensIn, closesIn, takesPlaceIn, left, total } of EVENTS) {
    expect(opensIn).toBeLessThan(closesIn);
    expect(closesIn).toBeLessThan(takesPlaceIn);
    expect(left).toBeLessThanOrEqual(total);
  }
});

test.each(LAN_TPS)(
  '%s: every story says something of its own, in its own script and at length',
  (language) => {
    expect(repeated(stories.map(({ texts }) => texts[language].title))).toEqual([]);
    for (const { texts } of stories) {
      const { title, desc } = texts[language];
      const text = `${title} ${desc} ${plain(storyHtml(texts, language))}`;
      expect(text).toMatch(PATTERNS[language].has);
      expect({ title, stray: text.match(PATTERNS[language].hasNot)?.[0] }).toEqual({
        title,
        stray: undefined,
      });
      expect({ title, long: text.length > (language === 'CHN' ? 120 : 180) }).toEqual({ title, long: true });
      expect(texts[language].parts.length).toBe(texts.KOR.parts.length);
    }
    for (const artist of Object.values(ARTISTS)) expect(artist[language]).toMatch(PATTERNS[language].has);
  },
);

test('films are shown by each kind of player', () => {
  const types = stories.flatMap(({ films }) => films.map((name) => FILMS[name].type));
  expect([...new Set(types)].sort()).toEqual(['01', '02', '03', '04']);
});

test('the films of a story are of one type and can be shown', () => {
  for (const { films } of stories)
    expect(new Set(films.map((name) => FILMS[name].type)).size).toBeLessThanOrEqual(1);
  for (const { type, address } of Object.values(FILMS)) expect(isVideoAddress[type](address)).toBe(true);
});

test('each film of type 04 has its file, an mp4 of at most 150 kB', () => {
  const own = EVENTS.flatMap(({ films }) => films).filter((name) => FILMS[name].type === '04');
  expect(demoContent.filmFiles.map(({ address }) => address.file_name)).toEqual(
    own.map((name) => FILMS[name].address),
  );
  expect(own).not.toEqual([]);
  for (const { bytes } of demoContent.filmFiles) {
    expect(bytes().subarray(4, 8).toString('latin1')).toBe('ftyp');
    expect(bytes().length).toBeLessThan(150_000);
  }
});

test('no picture is one of a product or of another story', () => {
  const own = stories.flatMap((story) =>
    'more' in story ? [story.list, ...story.more, story.detail] : [story.list, ...story.carousel],
  );
  const ofProducts = Object.values(SHOTS).flatMap(({ list, carousel, detail }) => [
    list,
    ...carousel,
    ...detail,
  ]);
  expect(repeated([...own, ...ofProducts].map((shot) => shot.slice(0, 3).join('/')))).toEqual([]);
});
