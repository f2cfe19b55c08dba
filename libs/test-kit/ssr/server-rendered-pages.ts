import type { LanTp, Product } from '@narae/contracts';
import { currencyOf } from '@narae/contracts/languages';
import { siteOrigin } from '../e2e/support.ts';

/** Asks a call of the shop that anybody may make. */
export const ask = async <Row>(call: string, info: object): Promise<Row[]> => {
  const answer = await fetch(`${siteOrigin()}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteOrigin() },
    body: JSON.stringify({ info }),
  });
  return (await answer.json()) as Row[];
};

/** A product of the shop, one that can be booked. */
export const one = async (variant: Product['variant'], lan_tp: LanTp): Promise<Product> => {
  const rows = await ask<Product>('productList1', { currency: currencyOf(lan_tp), lan_tp });
  const found = rows.find((product) => product.variant === variant && product.inventory_cnt > 5);
  if (!found) throw new Error(`the shop has no ${variant}`);
  return found;
};

/** A comment on one of the shop's articles, with the article it is on. */
export const commented = async (
  lan_tp: LanTp,
): Promise<{ readonly prod_id: string; readonly comment_content: string }> => {
  for (const { info_seq } of await ask<{ info_seq: string }>('kpopInfoList', { lan_tp })) {
    const thread = { prod_id: info_seq, comment_type: 'kpopinfo' };
    const [comment] = await ask<{ comment_content: string }>('commentList', thread);
    if (comment) return { prod_id: info_seq, comment_content: comment.comment_content };
  }
  throw new Error('the shop has no comment on an article');
};

/** The addresses of all server-rendered pages, and of one search. */
export const serverRenderedPages = async (lan_tp: LanTp): Promise<readonly string[]> => {
  const [trip, stage] = [await one('trip', lan_tp), await one('enter', lan_tp)];
  const { prod_id: info_seq } = await commented(lan_tp);
  const events = await ask<{ event_id: string }>('eventInfoList', { lan_tp });
  const [notice] = await ask<{ cou_id: string }>('communityList', { lan_tp });
  return [
    '/',
    '/productList',
    `/productList?q=${encodeURIComponent(trip.tr_place)}`,
    '/themeList',
    '/enterList',
    `/productDetail?prod_id=${trip.prod_id}`,
    `/productDetail?prod_id=${trip.prod_id}&tab=reviews`,
    `/productDetail?trip_id=${trip.trip_id}`,
    `/enterProgram?prod_id=${stage.prod_id}`,
    '/kpopInfo',
    `/kpopInfoDetail?info_seq=${info_seq}`,
    `/kpopInfoDetail?info_seq=${info_seq}&tab=comments`,
    '/eventInfo',
    ...events.slice(0, 2).map(({ event_id }) => `/eventDetail?event_id=${event_id}`),
    '/communityList',
    `/communityDetail?cou_id=${notice?.cou_id}`,
    '/companyInfo',
    '/termsInfo',
    '/policyInfo',
    '/faq',
  ];
};
