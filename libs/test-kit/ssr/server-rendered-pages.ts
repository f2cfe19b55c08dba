import type { LanTp, Product } from '@narae/contracts';
import { currencyOf } from '@narae/contracts/languages';
import { siteOrigin } from '../e2e/support.ts';

const ask = async <Row>(call: string, info: object): Promise<Row[]> => {
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

/** The addresses of all server-rendered pages, and of one search. */
export const serverRenderedPages = async (lan_tp: LanTp): Promise<readonly string[]> => {
  const [trip, stage] = [await one('trip', lan_tp), await one('enter', lan_tp)];
  const [article] = await ask<{ info_seq: string }>('kpopInfoList', { lan_tp });
  const events = await ask<{ event_id: string }>('eventInfoList', { lan_tp });
  return [
    '/',
    '/productList',
    `/productList?q=${encodeURIComponent(trip.tr_place)}`,
    '/themeList',
    '/enterList',
    `/productDetail?prod_id=${trip.prod_id}`,
    `/enterProgram?prod_id=${stage.prod_id}`,
    '/kpopInfo',
    `/kpopInfoDetail?info_seq=${article?.info_seq}`,
    '/eventInfo',
    ...events.slice(0, 2).map(({ event_id }) => `/eventDetail?event_id=${event_id}`),
    '/companyInfo',
    '/termsInfo',
    '/policyInfo',
    '/faq',
  ];
};
