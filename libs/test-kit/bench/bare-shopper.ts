import { randomUUID } from 'node:crypto';
import { callTable, type CallName } from '@narae/contracts/call-table';
import { passportPicture } from '../src/browser/passport-picture.ts';

const locale = { currency: 'USD', lan_tp: 'ENG' } as const;

/** A shopper who costs the machine as little as possible: kept connections, one picture for all. */
export interface BareShopper {
  /** One adult in the cart: answers the cart_id. */
  put(prod_id: string): Promise<string>;
  /** Cart row, passport, traveller: answers the confirmed order. @throws Error where the shop rejects */
  order(prod_id: string): Promise<string>;
  hold(cart_id: string): Promise<unknown>;
  release(cart_id: string): Promise<unknown>;
  remove(cart_id: string): Promise<unknown>;
}

const { buffer, mimeType, name } = await passportPicture('MINA HART');

/** Joins and signs in. */
export const openBareShopper = async (origin: string): Promise<BareShopper> => {
  let cookie = '';
  const send = async (path: string, init: { body: BodyInit; json?: boolean }): Promise<Response> => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      body: init.body,
      headers: {
        origin,
        cookie,
        'x-lan-tp': 'ENG',
        ...(init.json ? { 'content-type': 'application/json' } : {}),
      },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const call = async <Answer>(name: CallName, info: object): Promise<Answer> => {
    const answer = await send(callTable[name].path, { body: JSON.stringify({ info }), json: true });
    const set = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    return (await answer.json()) as Answer;
  };
  const credentials = { mem_email: `bench.${randomUUID()}@example.com`, mem_password: 'haneul2026' };
  await call('join', { ...credentials, mem_nm: 'Bench', mem_tel: '01012345678' });
  const { user } = await call<{ user: { mem_id: string } }>('loginCallback', credentials);
  const nobody = { teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
  const put = async (prod_id: string): Promise<string> => {
    const row = { prod_id, adult_cnt: 1, ...nobody, hotels: [], ...locale };
    return (await call<{ cart_id: string }>('mycartInsert', row)).cart_id;
  };

  return {
    put,
    order: async (prod_id) => {
      const cart_id = await put(prod_id);
      const form = new FormData();
      form.set('img', new Blob([buffer as Uint8Array<ArrayBuffer>], { type: mimeType }), name);
      const place = [prod_id, user.mem_id, cart_id, '1', '1', 'REGISTER', 'adult', '0'].join('/');
      await (await send(`/upload/PASSPORT/20260101/${place}`, { body: form })).arrayBuffer();
      await call('travellersSave', {
        cart_id,
        tel: '01012345678',
        email: credentials.mem_email,
        travellers: [{ mem_type: 'adult', sort_order: 1, mem_nm: 'MINA HART' }],
        ...locale,
      });
      return cart_id;
    },
    hold: (cart_id) => call('orderHold', { cart_id }),
    release: (cart_id) => call('orderHoldRelease', { cart_id }),
    remove: (cart_id) => call('mycartDelete', { cart_id }),
  };
};
