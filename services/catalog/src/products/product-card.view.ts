import type { Currency, LanTp, Product, ProductDetail } from '@narae/contracts';
import { convert } from '@narae/rules';
import type { StoredProduct } from './product.model.ts';
import { productPictures } from './product.rules.ts';

/** How the caller wants to see products: the language and the currency with its rate (KRW per one unit). */
export interface View {
  lanTp: LanTp;
  currency: Currency;
  dealBasR: number;
}

/** The fields a card needs, texts in one language only: a list must not carry five. */
export const cardFields = (lanTp: LanTp) =>
  ({
    _id: 0,
    prod_id: 1,
    prod_type: 1,
    prod_category: 1,
    variant: 1,
    progress_yn: 1,
    [`titles.${lanTp}`]: 1,
    [`descs.${lanTp}`]: 1,
    [`places.${lanTp}`]: 1,
    start_day: 1,
    end_day: 1,
    origin_price: 1,
    package_cnt: 1,
    package_group: 1,
    opt_codes: 1,
    'list_picture.file_name': 1,
    [`list_picture.alt.${lanTp}`]: 1,
    remaining: 1,
  }) as const;

/** What a detail needs beyond a card. */
export const detailFields = (lanTp: LanTp) =>
  ({
    ...cardFields(lanTp),
    contents_id: 1,
    lat: 1,
    lng: 1,
    discounts: 1,
    documents: 1,
    cancellation: 1,
    ticket_yn: 1,
    ticket_cnt: 1,
    'hotels.hotel_dtl_id': 1,
  }) as const;

/** Lists read from the index: what can be bought by departure, then in preparation, then closed. */
export const shelfOrder = { shelf: 1, start_day: 1, prod_id: 1 } as const;

/** A product as a card shows it, priced in the asked currency (spec §3 Product). */
export const toCard = (product: StoredProduct, { lanTp, currency, dealBasR }: View): Product => ({
  prod_id: product.prod_id,
  prod_type: product.prod_type,
  prod_category: product.prod_category,
  variant: product.variant,
  prod_title: product.titles[lanTp],
  prod_desc: product.descs[lanTp],
  ymd_format: product.start_day,
  end_ymd_format: product.end_day,
  prod_price: convert(product.origin_price, dealBasR),
  origin_price: product.origin_price,
  prod_price_tp: currency,
  deal_bas_r: dealBasR,
  tr_place: product.places[lanTp],
  inventory_cnt: product.remaining,
  progress_yn: product.progress_yn,
  package_cnt: product.package_cnt,
  package_type: product.package_group,
  opt_code: product.opt_codes.join(','),
  file_path: productPictures,
  file_name: product.list_picture?.file_name ?? '',
  file_type: '1',
  file_alt: product.list_picture?.alt[lanTp] ?? '',
});

/** A product as its own page shows it. */
export const toDetail = (product: StoredProduct, content: string, view: View): ProductDetail => ({
  ...toCard(product, view),
  prod_content: content,
  lat: product.lat,
  lng: product.lng,
  discounts: product.discounts,
  documents: product.documents,
  cancellation: product.cancellation,
  ticket_yn: product.ticket_yn,
  ticket_cnt: product.ticket_cnt,
  has_hotel: product.hotels.length > 0,
});
