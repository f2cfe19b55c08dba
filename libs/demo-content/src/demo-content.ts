import type { RefundScheduleName } from '@narae/contracts/product';
import { LAN_TPS } from '@narae/contracts/languages';
import { perLanguage } from '@narae/contracts/localized';
import { CATEGORIES } from './content/categories.ts';
import { CLOSED_DAYS } from './content/closed-days.ts';
import { CODES } from './content/codes.ts';
import { companyHtml } from './content/company.ts';
import { datesOf, isoDay } from './content/departure.ts';
import { descriptionHtml } from './content/description.ts';
import { NATIONS } from './content/nations.ts';
import { OPTIONS } from './content/options.ts';
import { POPUPS } from './content/popups.ts';
import { PRODUCTS } from './content/products.ts';
import { RATES } from './content/rates.ts';
import { EVENTS, KPOP_INFOS } from './content/stories.ts';
import { timesOf, tourFactsOf } from './content/tour-facts.ts';
import type { DemoProduct } from './content/types.ts';
import { HERO_PICTURES, picturesOf, SHARE_PICTURE, svgOf, type SitePicture } from './pictures/pictures.ts';
import { plannedPicture } from './pictures/planned-picture.ts';
import { eventFilmFiles, eventPlan, kpopInfoPlan } from './story-plans.ts';

/** `hero-spring.jpg` lies in the folder hero. */
const sitePictureOf = (picture: SitePicture) => {
  const { file_path, file_name, shot, width, height } = picture;
  const [folder = 'site'] = file_name.split(/[-.]/);
  return {
    address: { file_path, prod_id: folder, file_type: '1', file_name },
    description: { shot, width, height },
    draw: () => svgOf(picture),
  };
};

const factsOf = (product: DemoProduct) => {
  const { hours, groupMax, minimum = 0, guides, meets = product.place } = tourFactsOf(product);
  return {
    meeting_points: perLanguage((language) => product.texts[language].meeting),
    meeting_lat: meets?.lat ?? null,
    meeting_lng: meets?.lng ?? null,
    duration_hours: hours,
    group_max: groupMax,
    min_cnt: minimum,
    guide_languages: perLanguage((language) => guides.includes(language)),
  };
};

/** Performances have their own schedule, trips one for a day and one for a stay (REFUND-3). */
const refundScheduleNameOf = ({ variant, nights }: DemoProduct): RefundScheduleName => {
  if (variant === 'enter') return 'performance';
  return nights > 0 ? 'trip-stay' : 'trip-day';
};

/** First and last day, YYYY-MM-DD, for a shop that opens on `today`. */
const daysOf = (product: DemoProduct) => (today: string) => {
  const { start, end } = datesOf(product, new Date(`${today}T00:00:00Z`));
  return { start_day: isoDay(start), end_day: isoDay(end) };
};

const planOf = (product: DemoProduct) => ({
  content: {
    prod_id: product.prod_id,
    prod_type: product.prod_type,
    prod_category: product.prod_category,
    variant: product.variant,
    progress_yn: product.progress_yn,
    titles: perLanguage((language) => product.texts[language].title),
    descs: perLanguage((language) => product.texts[language].subtitle),
    contents: perLanguage((language) => descriptionHtml(product.texts[language], language)),
    places: { ...product.place.names },
    lat: product.place.lat,
    lng: product.place.lng,
    origin_price: product.origin_price,
    package_cnt: product.package_cnt,
    package_group: product.package_group ?? '',
    capacity: product.inventory_cnt,
    ...(product.discounts && { discounts: product.discounts }),
    documents: product.documents,
    cancellation: product.cancellation,
    refund_schedule: refundScheduleNameOf(product),
    ticket_yn: product.ticket_yn,
    ticket_cnt: product.ticket_cnt,
    ...factsOf(product),
    ...timesOf(product),
    deposit_yn: product.deposit_yn,
    opt_codes: [...product.opt_codes],
    ...(product.optionStock && { option_stock: product.optionStock.map((line) => ({ ...line })) }),
    hotels: product.hotels.map(({ names, ...hotel }) => ({ ...hotel, names: { ...names } })),
    related: [...product.related],
  },
  daysFrom: daysOf(product),
  pictures: picturesOf(product).map(plannedPicture),
});

/** Further dates of a product's trip (CATALOG-17). */
const otherDatesOf = ({ otherDates = [], ...product }: DemoProduct) =>
  otherDates.map(({ prod_id, daysLater, departsOn = product.departsOn, ...own }) => {
    const { content, pictures } = planOf(product);
    const { origin_price = content.origin_price, inventory_cnt: capacity = content.capacity } = own;
    return {
      content: { ...content, prod_id, origin_price, capacity },
      lead: product.prod_id,
      daysFrom: daysOf({
        ...product,
        departureInDays: product.departureInDays + daysLater,
        ...(departsOn && { departsOn }),
      }),
      pictures,
    };
  });

/**
 * The demo shop: fictional artists and companies, real places, in every language. Its shape is the `ContentSource` of
 * the catalogue, whose seed entry point hands it to the loader.
 */
export const demoContent = {
  rates: [
    { unit: 'KRW', deal_bas_r: 1, daysAgo: 0 },
    ...RATES.map(({ currency, deal_bas_r, dateOffset }) => ({
      unit: currency,
      deal_bas_r,
      daysAgo: -dateOffset,
    })),
  ],
  categories: CATEGORIES.map(({ cd_group_code, names, icon, sort_order }) => ({
    cd_group_code,
    names: { ...names },
    icon,
    sort_order,
  })),
  nations: NATIONS.map(({ nation_cd, names, use_yn }) => ({ nation_cd, names: { ...names }, use_yn })),
  codes: CODES.map(({ names, ...code }, index) => ({ ...code, names: { ...names }, sort_order: index + 1 })),
  companies: LAN_TPS.map((lan_tp) => ({
    lan_tp,
    company_content: companyHtml(lan_tp),
    chat_url: 'https://chat.narae.example/desk',
  })),
  popups: POPUPS,
  options: OPTIONS.map(({ names, messages, ...option }) => ({
    ...option,
    names: { ...names },
    messages: { ...messages },
  })),
  products: PRODUCTS.flatMap((product) => [planOf(product), ...otherDatesOf(product)]),
  closedDays: CLOSED_DAYS,
  kpopInfos: KPOP_INFOS.map(kpopInfoPlan),
  events: EVENTS.map(eventPlan),
  sitePictures: [...HERO_PICTURES, SHARE_PICTURE].map(sitePictureOf),
  filmFiles: EVENTS.flatMap(eventFilmFiles),
};
