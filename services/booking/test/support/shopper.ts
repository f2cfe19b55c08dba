import type { LanTp, MemType, TravellerFileType } from '@narae/contracts';
import sharp from 'sharp';
import type { TestBooking } from './start-booking.ts';

/** A unique picture; jpg unless another format is named. */
export const picture = (seed: number, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> =>
  sharp({
    create: {
      width: 24,
      height: 18,
      channels: 3,
      background: { r: seed % 256, g: (seed * 7) % 256, b: seed >> 8 },
    },
  })
    .toFormat(format)
    .toBuffer();

export const nobody = { adult_cnt: 0, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };

let pictures = 0;

interface Place {
  cart_id: string;
  prod_id?: string;
  mem_type?: MemType;
  sort_order?: number;
  file_type?: TravellerFileType;
  mod_type?: 'REGISTER' | 'MODIFY';
  mem_file_id?: string;
  mem_id?: string;
}

/** One member: calls in their name and language. */
export const shopper = (service: TestBooking, as = 'MEM0000000001', lanTp: LanTp = 'ENG') => {
  const me = { as, lanTp };
  const call: TestBooking['inject'] = (name, info, options) =>
    service.inject(name, info, { ...me, ...options });
  const add = (info: Record<string, unknown> = {}) =>
    call('mycartInsert', { prod_id: 'PTOUR1', ...nobody, adult_cnt: 1, ...info });
  const upload = async (
    { cart_id, prod_id = 'PTOUR1', mem_type = 'adult', sort_order = 1, file_type = '1', ...place }: Place,
    file: { bytes?: Buffer; filename?: string; mime?: string; fieldname?: string } = {},
  ) =>
    service.upload(
      'uploadPassport',
      {
        path: '20261121',
        mem_id: as,
        mod_type: 'REGISTER',
        mem_file_id: 'new',
        cart_id,
        prod_id,
        mem_type,
        sort_order,
        file_type,
        ...place,
      },
      { ...file, bytes: file.bytes ?? (await picture((pictures += 1))) },
      me,
    );
  const cartList = async () => (await call('mycartList', { currency: 'USD', lan_tp: lanTp })).body;
  const detail = async (cart_id: string, currency = 'USD') => {
    const { body } = await call('orderDetail', { currency, lan_tp: lanTp, cart_id });
    return body[0];
  };
  /** A row for one adult with their passport, ready to be saved. */
  const addWithPassport = async (info: Record<string, unknown> = {}): Promise<string> => {
    const { cart_id } = (await add(info)).body;
    await upload({ cart_id, prod_id: String(info['prod_id'] ?? 'PTOUR1') });
    return cart_id;
  };
  const form = (cart_id: string) => ({
    cart_id,
    tel: '01012345678',
    email: 'Lin@Example.com',
    travellers: [{ mem_type: 'adult', sort_order: 1, mem_nm: 'LIN MEI' }],
  });
  return { ...me, call, add, upload, cartList, detail, addWithPassport, form };
};
