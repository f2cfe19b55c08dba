import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeTexts, perLanguage } from '@narae/contracts/localized';
import { startTestService, type TestService } from '@narae/test-kit';
import { catalogService } from '../src/app.ts';
import type { CatalogConfig } from '../src/config.ts';
import { catalogStore, type CatalogStore } from '../src/app.ts';
import type { EventContent } from '../src/articles/articles.rules.ts';
import type { ProductContent } from '../src/products/product/product.rules.ts';
import { changeProduct } from '../src/products/product/change-product.ts';
import { changeRate } from '../src/rates/change-rate.ts';

/** The day on which these tests take place. */
export const today = '2026-03-10';
export const clock = () => new Date(`${today}T03:00:00Z`);

export const languageNames = completeTexts({
  CHN: '中文',
  KOR: '한국어',
  ENG: 'English',
  JPN: '日本語',
  VTN: 'Tiếng Việt',
});

/** A text that names its language. */
export const localized = (text: string) => perLanguage((lanTp) => `${text} ${languageNames[lanTp]}`);

/** A product in order; a test names only what it is about. */
export const product = (over: Partial<ProductContent> = {}): ProductContent => ({
  prod_id: 'P001',
  prod_type: 'CG001',
  prod_category: '01',
  variant: 'trip',
  progress_yn: 'Y',
  titles: localized('Palace walk'),
  descs: localized('Two hours at dusk'),
  contents: localized('<p>Text</p>'),
  places: localized('Seoul'),
  lat: 37.57,
  lng: 126.98,
  start_day: '2026-05-01',
  end_day: '2026-05-02',
  origin_price: 100_000,
  package_cnt: 0,
  package_group: '',
  capacity: 20,
  discounts: { teen_pct: 0, children_pct: 2, infant_takes_seat: false },
  documents: { air_ticket: true, birth_certificate: false },
  cancellation: 'tour',
  ticket_yn: 'N',
  ticket_cnt: 0,
  meeting_points: localized('Palace gate, nine o’clock'),
  meeting_lat: 37.5759,
  meeting_lng: 126.9768,
  duration_hours: 2,
  group_max: 12,
  min_cnt: 4,
  guide_languages: perLanguage((lanTp) => lanTp === 'KOR' || lanTp === 'ENG'),
  deposit_yn: 'N',
  opt_codes: [],
  hotels: [],
  related: [],
  pictures: [
    {
      file_type: '2',
      file_name: 'carousel-2.jpg',
      sort_order: 2,
      width: 1600,
      height: 1200,
      alt: localized('Gate'),
    },
    {
      file_type: '1',
      file_name: 'list-1.jpg',
      sort_order: 1,
      width: 1600,
      height: 1200,
      alt: localized('Palace'),
    },
    {
      file_type: '2',
      file_name: 'carousel-1.jpg',
      sort_order: 1,
      width: 1600,
      height: 1200,
      alt: localized('Roof'),
    },
  ],
  ...over,
});

/** An event in order, with the pictures of the product. */
export const event = (over: Partial<EventContent> = {}): EventContent => ({
  event_id: 'EVENT1',
  event_category: 'fanmeeting',
  titles: localized('Tea with fans'),
  descs: localized('An afternoon'),
  contents: localized('<p>Come</p>'),
  places: localized('Busan'),
  event_day: '2026-04-01',
  start_day: '2026-03-01',
  end_day: '2026-03-20',
  event_total_cnt: 30,
  info_seq: '',
  films: null,
  pictures: product().pictures,
  ...over,
});

export interface TestCatalog extends TestService {
  catalog: CatalogStore;
  mediaDir: string;
  /** @param lead a departure of the trip that it is another date of */
  change: (over?: Partial<ProductContent>, lead?: string) => Promise<string>;
  rate: (unit: string, deal_bas_r: string | number, rate_day?: string) => Promise<unknown>;
}

export interface StartOptions
  extends
    Pick<CatalogConfig, 'rateSource' | 'mediaRoom' | 'missingPictures'>,
    Partial<Pick<CatalogConfig, 'mediaDir'>> {
  at?: () => Date;
  rates?: boolean;
}

/** The catalogue on a fresh store, by default with a USD rate of 1,000 and a CNH rate of 200. */
export const startCatalog = async ({
  at = clock,
  rates = true,
  rateSource,
  mediaRoom = {},
  missingPictures,
  ...where
}: StartOptions = {}): Promise<TestCatalog> => {
  const mediaDir = where.mediaDir ?? (await mkdtemp(join(tmpdir(), 'narae-media-')));
  const service = await startTestService(
    catalogService,
    { mediaDir, mediaRoom, missingPictures, ...(rateSource ? { rateSource } : {}) },
    { clock: at },
  );
  const catalog = catalogStore(service.store);
  const deps = { ...catalog, clock: at, nudge: () => undefined };
  const rate: TestCatalog['rate'] = (unit, deal_bas_r, rate_day = today) =>
    changeRate(deps, { unit, deal_bas_r, rate_day });
  if (rates) await Promise.all([rate('USD', '1,000'), rate('CNH', 200)]);
  await service.settle();
  return {
    ...service,
    catalog,
    mediaDir,
    rate,
    change: (over, lead) => changeProduct(deps, product(over), { lead }),
    close: async () => {
      await service.close();
      if (mediaDir !== where.mediaDir) await rm(mediaDir, { recursive: true, force: true });
    },
  };
};
