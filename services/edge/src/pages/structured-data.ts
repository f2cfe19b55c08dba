import type { EventInfoDetail, KpopInfoDetail, Product, TripDeparture } from '@narae/contracts';
import { displayState } from '@narae/rules';

const schema = (name: string): string => `https://schema.org/${name}`;

const availability = {
  'in-progress': 'InStock',
  'closing-soon': 'LimitedAvailability',
  'sold-out': 'SoldOut',
  preparing: 'PreOrder',
  closed: 'OutOfStock',
} as const satisfies Record<ReturnType<typeof displayState>, string>;

const currencyCode = { CNH: 'CNY', KRW: 'KRW', USD: 'USD' } as const;

interface Addresses {
  readonly url: string;
  readonly picture: string | undefined;
}

/** The rating of a product; empty without reviews (COMMUNITY-28). */
const ratingOf = ({ review_cnt, review_tenths }: Product): object =>
  review_cnt && review_tenths
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: review_tenths / 10,
          reviewCount: review_cnt,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : {};

/** A time in Seoul carries its offset; a day without a time stands alone (CATALOG-16). */
const momentOf = (ymd: string, time: string | undefined): string => (time ? `${ymd}T${time}:00+09:00` : ymd);

interface ProductAddresses extends Addresses {
  /** Of each departure's own page. */
  readonly urlOf: (departure: TripDeparture) => string;
}

const offerOf = (departure: TripDeparture, urlOf: ProductAddresses['urlOf']) => ({
  '@type': 'Offer',
  url: urlOf(departure),
  price: departure.from_price,
  priceCurrency: currencyCode[departure.prod_price_tp],
  availability: schema(availability[displayState(departure)]),
  availabilityEnds: departure.ymd_format,
});

/** When and where a departure is; days and times in Seoul. */
const happeningOf = (departure: TripDeparture, { prod_title, tr_place }: Product) => ({
  '@type': 'Event',
  name: prod_title,
  startDate: momentOf(departure.ymd_format, departure.start_time),
  endDate: momentOf(departure.end_ymd_format, departure.end_time),
  location: { '@type': 'Place', name: tr_place, address: tr_place },
});

/** The departures to offer: the page's own one among the others of its trip, by day and time. */
const withOwn = (own: Product, departures: readonly TripDeparture[]): readonly TripDeparture[] => {
  const all = departures.some(({ prod_id }) => prod_id === own.prod_id) ? departures : [own, ...departures];
  const key = ({ ymd_format, start_time = '' }: TripDeparture): string => `${ymd_format} ${start_time}`;
  return all.toSorted((a, b) => key(a).localeCompare(key(b)));
};

/**
 * A product with an offer of each departure (schema.org Product, Offer): day, price, availability and the departure's own
 * address. A stage is an Event on each of its dates as well (CATALOG-17).
 */
export const productData = (
  product: Product,
  departures: readonly TripDeparture[],
  { url, urlOf, picture }: ProductAddresses,
): object => {
  const about = {
    name: product.prod_title,
    ...(product.prod_desc && { description: product.prod_desc }),
    ...(picture && { image: [picture] }),
  };
  const offered = withOwn(product, departures);
  const sold = {
    '@type': 'Product',
    ...about,
    url,
    sku: product.trip_id || product.prod_id,
    category: product.prod_type,
    offers: offered.map((departure) => ({
      ...offerOf(departure, urlOf),
      itemOffered: happeningOf(departure, product),
    })),
    ...ratingOf(product),
  };
  if (product.variant !== 'enter') return { '@context': 'https://schema.org', ...sold };
  const events = offered.map((departure) => ({
    ...happeningOf(departure, product),
    ...about,
    url: urlOf(departure),
    eventStatus: schema('EventScheduled'),
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    offers: offerOf(departure, urlOf),
  }));
  return { '@context': 'https://schema.org', '@graph': [sold, ...events] };
};

const isoDay = (day: number): string => String(day).replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3');

const eventStanding = ({ closed_yn, personnel_cnt }: EventInfoDetail): keyof typeof availability => {
  if (closed_yn === 'Y') return 'closed';
  return personnel_cnt > 0 ? 'in-progress' : 'sold-out';
};

/** Free, with limited places. */
export const eventData = (event: EventInfoDetail, { url, picture }: Addresses): object => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: event.event_title,
  ...(event.event_desc && { description: event.event_desc }),
  ...(picture && { image: [picture] }),
  url,
  startDate: momentOf(event.ymd_format, event.start_time),
  ...(event.end_time && { endDate: momentOf(event.ymd_format, event.end_time) }),
  eventStatus: schema('EventScheduled'),
  eventAttendanceMode: schema('OfflineEventAttendanceMode'),
  location: { '@type': 'Place', name: event.event_place, address: event.event_place },
  isAccessibleForFree: true,
  maximumAttendeeCapacity: event.event_total_cnt,
  remainingAttendeeCapacity: event.personnel_cnt,
  offers: {
    '@type': 'Offer',
    url,
    price: 0,
    priceCurrency: currencyCode.KRW,
    availability: schema(availability[eventStanding(event)]),
    validFrom: isoDay(event.start_day),
    availabilityEnds: isoDay(event.end_day),
  },
});

export const articleData = (info: KpopInfoDetail, { url, picture }: Addresses): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: info.info_title,
  ...(info.info_desc && { description: info.info_desc }),
  ...(picture && { image: [picture] }),
  url,
  datePublished: info.ymd_format,
  publisher: { '@type': 'Organization', name: 'Narae' },
});

export const listData = (title: string, products: readonly { title: string; url: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: title,
  itemListElement: products.map(({ title: name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url,
  })),
});

export const faqData = (
  entries: readonly { readonly question: string; readonly answer: string }[],
): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const siteData = (url: string, description: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Narae',
  url,
  description,
});
