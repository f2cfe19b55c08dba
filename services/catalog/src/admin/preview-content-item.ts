import {
  fieldsOf,
  missingTexts,
  type AnyContent,
  type Currency,
  type LanTp,
  type Preview,
} from '@narae/contracts';
import { convert } from '@narae/rules';
import { markMissing } from './mark-missing.rules.ts';
import { productPictures, type ProductContent } from '../products/product.rules.ts';
import {
  eventPictures,
  kpopPictures,
  type EventContent,
  type KpopInfoContent,
} from '../events/event.rules.ts';
import { derived } from '../products/change-product.ts';
import { listOptionMessages, listOptions, toHotel } from '../options/list-options.ts';
import { toDetail } from '../products/product-card.view.ts';
import { toEventDetail, toKpopDetail } from '../events/read-events.ts';
import { safeTexts } from '../shared/safe-html.ts';
import { presentPictures } from '../kpop-info/list-pictures.ts';
import type { AdminContext, Named } from './admin-context.ts';
import { findContentItem, isLive } from './read-content-item.ts';

interface Asked extends Named {
  readonly lan_tp: LanTp;
  readonly currency: Currency;
}

const nothing: Preview = {
  missing: [],
  images: [],
  product: null,
  hotels: [],
  options: [],
  messages: [],
  event: null,
  kpopInfo: null,
};

/** What is not content stands in a preview as it would on the day of publishing. */
const kept = { version: 0, mod_date: new Date(0), outbox: [], list_picture: null, fingerprint: '' };

/** How shoppers would see a draft, or what is published where there is none; made by the same code as for shoppers. */
export const previewContentItem = async (admin: AdminContext, asked: Asked): Promise<Preview> => {
  const { kind, id, lan_tp: lanTp, currency } = asked;
  const { published, draft } = await findContentItem(admin, asked);
  const content: AnyContent = isLive(draft) ? draft.content : (published?.content ?? {});
  const missing = missingTexts(fieldsOf(kind), content);
  const shown = markMissing(fieldsOf(kind), content, lanTp);

  if (kind === 'product') {
    const product = { ...shown, prod_id: id } as unknown as ProductContent;
    const { catalog } = admin;
    const [dealBasR, seats, options, messages] = await Promise.all([
      catalog.rateBook.current(currency),
      catalog.products.findOne({ prod_id: id }, { remaining: 1 }).lean(),
      listOptions(catalog, { currency, opt_code: product.opt_codes.join(',') }, lanTp),
      listOptionMessages(catalog, product.opt_codes.join(','), lanTp),
    ]);
    const stored = {
      ...kept,
      ...derived(product, []),
      remaining: seats?.remaining ?? product.capacity,
      seats_version: 0,
    };
    return {
      ...nothing,
      missing,
      images: presentPictures(product, productPictures, id, lanTp),
      product: toDetail(stored, safeTexts(product.contents)[lanTp], { lanTp, currency, dealBasR }),
      hotels: product.hotels.map((hotel) => toHotel(hotel, lanTp, (price) => convert(price, dealBasR))),
      options,
      messages,
    };
  }
  if (kind === 'event') {
    const event = { ...shown, event_id: id } as unknown as EventContent;
    const stored = { ...event, ...kept, personnel_cnt: event.event_total_cnt };
    return {
      ...nothing,
      missing,
      images: presentPictures(event, eventPictures, id, lanTp),
      event: toEventDetail(stored, lanTp),
    };
  }
  if (kind === 'kpopInfo') {
    const info = { ...shown, info_seq: id } as unknown as KpopInfoContent;
    return {
      ...nothing,
      missing,
      images: presentPictures(info, kpopPictures, id, lanTp),
      kpopInfo: toKpopDetail({ ...info, ...kept }, null, lanTp),
    };
  }
  return { ...nothing, missing };
};
