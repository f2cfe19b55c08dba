import { perLanguage } from '@narae/contracts/localized';
import type { DocumentFlags } from '@narae/contracts/product';
import type { PerLanguage, DemoHotelDetail, DemoProduct } from './types.ts';
import { textsOf } from '../texts.ts';

const PASSPORT_ONLY: DocumentFlags = { air_ticket: false, birth_certificate: false };
export const WITH_AIR_TICKET: DocumentFlags = { ...PASSPORT_ONLY, air_ticket: true };
export const WITH_BIRTH_CERTIFICATE: DocumentFlags = { ...PASSPORT_ONLY, birth_certificate: true };

type Defaulted =
  | 'nights'
  | 'package_cnt'
  | 'documents'
  | 'ticket_yn'
  | 'ticket_cnt'
  | 'cancellation'
  | 'deposit_yn'
  | 'opt_codes'
  | 'hotels'
  | 'related'
  | 'variant'
  | 'progress_yn';

type Draft = Omit<DemoProduct, Defaulted> & Partial<Pick<DemoProduct, Defaulted>>;

const COMMON = {
  progress_yn: 'Y',
  nights: 0,
  package_cnt: 0,
  documents: PASSPORT_ONLY,
  ticket_yn: 'N',
  ticket_cnt: 0,
  deposit_yn: 'N',
  opt_codes: [],
  hotels: [],
  related: [],
} as const;

/** A tour or trip with the usual rules; the draft overrides what differs. */
export function trip(draft: Draft): DemoProduct {
  return { ...COMMON, variant: 'trip', cancellation: 'tour', ...draft };
}

/** A concert, fan meeting or other programme of CG004 with the usual rules. */
export function programme(draft: Draft): DemoProduct {
  return { ...COMMON, variant: 'enter', cancellation: 'concert', ...draft };
}

/** The same tour for another exact party size: own id, price and seats, everything else as the base. */
export function packageOf(
  base: DemoProduct,
  own: Pick<DemoProduct, 'prod_id' | 'package_cnt' | 'origin_price' | 'inventory_cnt'>,
): DemoProduct {
  return { ...base, ...own, package_group: base.prod_id };
}

const ROOM: Record<'S' | 'D', PerLanguage> = {
  S: textsOf((pack) => pack.shop.defaults.S),
  D: textsOf((pack) => pack.shop.defaults.D),
};

/** Single and double stay of one hotel; prices are KRW per person for all nights. */
export function stay(
  id: string,
  hotel: PerLanguage,
  price: { single: number; double: number },
): readonly DemoHotelDetail[] {
  const detail = (hotel_type: 'S' | 'D', origin_hotel_price: number): DemoHotelDetail => ({
    hotel_dtl_id: `${id}${hotel_type}`,
    hotel_type,
    origin_hotel_price,
    names: perLanguage((language) => `${hotel[language]} · ${ROOM[hotel_type][language]}`),
  });
  return [detail('S', price.single), detail('D', price.double)];
}
