import { addDays } from '@narae/rules';
import type { PlannedPicture, ContentSource } from '../src/seeding/content-source.ts';
import { localized, product } from './fixtures.ts';

const drawing = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="${colour}"/></svg>`;

const picture = (
  file_type: PlannedPicture['file_type'],
  sort_order: number,
  colour: string,
): PlannedPicture => ({
  file_type,
  sort_order,
  width: 640,
  height: 480,
  alt: localized('Colour'),
  description: colour,
  draw: () => drawing(colour),
});

const plan = (prod_id: string, departureInDays: number) => {
  const { start_day, end_day, pictures, ...content } = product({ prod_id, opt_codes: ['O1'] });
  return {
    content,
    daysFrom: (today: string) => {
      const day = new Date(Date.parse(today) + departureInDays * 86_400_000).toISOString().slice(0, 10);
      return { start_day: day, end_day: day };
    },
    pictures: [picture('2', 1, `#${prod_id}`), picture('1', 1, `#${prod_id.slice(0, 3)}`)],
  };
};

/** A small shop: six products with two pictures each, an article, an event, and a picture of the site. */
export const smallContent: ContentSource = {
  rates: [
    { unit: 'KRW', deal_bas_r: 1, daysAgo: 0 },
    { unit: 'USD', deal_bas_r: 1390, daysAgo: 0 },
    { unit: 'USD', deal_bas_r: 1380, daysAgo: 1 },
    { unit: 'CNH', deal_bas_r: 193, daysAgo: 0 },
  ],
  categories: [{ cd_group_code: 'CG001', names: localized('Tours'), icon: 'kpop', sort_order: 1 }],
  nations: [
    { nation_cd: 'zh-HK', names: localized('Hong Kong'), use_yn: 'Y' },
    { nation_cd: 'zh-CN', names: localized('China'), use_yn: 'Y' },
    { nation_cd: 'ko-KR', names: localized('Korea'), use_yn: 'Y' },
    { nation_cd: 'zh-XX', names: localized('Nowhere'), use_yn: 'N' },
  ],
  codes: [
    {
      com_cd_group_code: 'CG005',
      com_cd_code: '01',
      names: localized('Food'),
      cd_code1: '01',
      cd_code2: '',
      sort_order: 1,
    },
    {
      com_cd_group_code: 'CG006',
      com_cd_code: '01',
      names: localized('Hotel'),
      cd_code1: '01',
      cd_code2: '',
      sort_order: 2,
    },
    {
      com_cd_group_code: 'CG006',
      com_cd_code: 'H5',
      names: localized('5-star'),
      cd_code1: 'H5',
      cd_code2: 'H',
      sort_order: 3,
    },
    {
      com_cd_group_code: 'CG003',
      com_cd_code: '01',
      names: localized('Seoul'),
      cd_code1: '01',
      cd_code2: '',
      sort_order: 4,
    },
  ],
  companies: [{ lan_tp: 'ENG', company_content: '<h3>Narae</h3><script>x()</script>' }],
  options: [
    {
      opt_code: 'O1',
      kind: 'extra',
      names: localized('Dinner'),
      messages: localized('At seven'),
      origin_price: 30_000,
    },
  ],
  products: ['111111', '222222', '333333', '444444', '555555', '666666'].map((id, index) =>
    plan(id, 5 + index * 20),
  ),
  closedDays: [{ prod_id: '222222', around: 1, texts: localized('Restoration') }],
  kpopInfos: [
    {
      content: {
        info_seq: 'INFO1',
        kpop_category: 'artist',
        titles: localized('Interview'),
        descs: localized('Backstage'),
        contents: localized('<p>Text</p>'),
        artists: localized('<p>Artist</p>'),
        prod_id: '111111',
        films: null,
      },
      daysAgo: 3,
      pictures: [picture('1', 1, 'navy')],
    },
  ],
  events: [
    {
      content: {
        event_id: 'EVENT1',
        event_category: 'walk',
        titles: localized('Walk'),
        descs: localized('By the sea'),
        contents: localized('<p>Text</p>'),
        places: localized('Busan'),
        event_total_cnt: 10,
        info_seq: 'INFO1',
        films: null,
      },
      daysFrom: (today: string) => ({
        event_day: addDays(today, 9),
        start_day: addDays(today, -2),
        end_day: addDays(today, 5),
      }),
      left: 4,
      pictures: [picture('1', 1, 'teal')],
    },
  ],
  sitePictures: [
    {
      address: { file_path: 'site', prod_id: 'hero', file_type: '1', file_name: 'hero-spring.jpg' },
      description: 'green',
      draw: () => drawing('green'),
    },
  ],
  filmFiles: [
    {
      address: { file_path: 'event', prod_id: 'EVENT1', file_type: '4', file_name: 'film-0123456789ab.mp4' },
      bytes: () => Buffer.from('film'),
    },
  ],
};
