import { stoppedClock } from '@narae/test-kit';
import { jest } from '@jest/globals';
import { adminRoles, mayAct, type ErrorKey } from '@narae/contracts';
import { errorText } from '@narae/i18n/errors';
import { documentViewModel } from '../src/documents/document-view.model.ts';
import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { createLimiter, usualKept, usualLimits } from '@narae/service-kit';
import { picture, shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
beforeAll(async () => {
  service = await startBooking();
});
afterAll(() => service.close());

let members = 40;
const newcomer = (lanTp: 'JPN' | 'KOR' = 'JPN') => shopper(service, `MEM00000000${(members += 1)}`, lanTp);

const vaultSize = () => service.store.collection('documents.files').countDocuments();
const pixels = (side: number) => Buffer.alloc(side, 1);

describe('uploading a document', () => {
  const rejections: {
    what: string;
    place?: object;
    file?: object;
    status: number;
    error: ErrorKey;
  }[] = [
    {
      what: 'a text called jpg',
      file: { bytes: Buffer.from('not a picture') },
      status: 415,
      error: 'img_accept_fail',
    },
    {
      what: 'a gif',
      file: { bytes: Buffer.from('R0lGODlhAQABAAAAACw=', 'base64') },
      status: 415,
      error: 'img_accept_fail',
    },
    {
      what: 'a script in SVG',
      file: { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      status: 415,
      error: 'img_accept_fail',
    },
    {
      what: 'more than 5 MB',
      file: { bytes: pixels(5 * 1024 * 1024 + 1) },
      status: 413,
      error: 'upload_too_large',
    },
    { what: 'nothing', file: { bytes: Buffer.alloc(0) }, status: 400, error: 'upload_missing' },
    { what: 'another field', file: { fieldname: 'file' }, status: 400, error: 'upload_missing' },
    {
      what: 'a person who does not travel',
      place: { sort_order: 2 },
      status: 400,
      error: 'traveller_cnt_mismatch',
    },
    {
      what: 'a category that does not travel',
      place: { mem_type: 'teen' as const },
      status: 400,
      error: 'traveller_cnt_mismatch',
    },
    {
      what: 'an air ticket nobody asked for',
      place: { file_type: '4' as const },
      status: 400,
      error: 'invalid_value',
    },
    { what: 'an index of 0', place: { sort_order: 0 }, status: 400, error: 'invalid_value' },
    { what: 'another product', place: { prod_id: 'PFAN1' }, status: 404, error: 'cart_not_found' },
    { what: 'an unknown row', place: { cart_id: 'CART999999' }, status: 404, error: 'cart_not_found' },
  ];

  it.each(['JPN', 'KOR'] as const)('rejects in %s what is not a document of the party', async (lanTp) => {
    const member = newcomer(lanTp);
    const { cart_id } = (await member.add()).body;
    const before = await vaultSize();
    for (const { what, place, file, status, error } of rejections) {
      const answer = await member.upload({ cart_id, ...place }, file);
      expect({ what, status: answer.status, error: answer.body.error }).toEqual({ what, status, error });
      expect(answer.body.message).toBe(errorText(lanTp, error));
    }
    expect(await vaultSize()).toBe(before);
    expect((await member.call('passPortList', { cart_id })).body).toEqual([]);
  });

  it.each([
    ['uploads', 0],
    ['upload-megabytes', 0.00001],
  ] as const)('takes no more %s a day from one member, and says when it does again', async (limit, less) => {
    const sent = usualLimits[limit].perWindow - less;
    const member = newcomer();
    const { cart_id } = (await member.add()).body;
    await createLimiter({ store: service.store, now: stoppedClock().now }).count(limit, member.as, sent);
    const rejected = await member.upload({ cart_id });
    expect([rejected.status, rejected.body.error]).toEqual([429, 'rate_limited']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    const other = newcomer();
    expect((await other.upload({ cart_id: (await other.add()).body.cart_id })).status).toBe(200);
  });

  it('keeps no more than so many of one member', async () => {
    const member = newcomer();
    const { cart_id } = (await member.add()).body;
    await member.upload({ cart_id });
    const bookings = bookingModel(service.store);
    const [file] = (await bookings.findOne({ cart_id }).lean())?.files ?? [];
    await bookings.collection.updateOne(
      { cart_id },
      { $set: { files: Array(usualKept.uploads).fill(file) } },
    );
    const rejected = await member.upload({ cart_id });
    expect([rejected.status, rejected.body.error]).toEqual([400, 'upload_limit']);
  });

  it('keeps no more than so many megabytes of one member, and again when some were deleted', async () => {
    const member = newcomer();
    const { cart_id } = (await member.add()).body;
    const kept = await member.upload({ cart_id });
    const files = service.store.collection('documents.files');
    const [file] = await files.find().sort({ _id: -1 }).limit(1).toArray();
    await files.updateOne(
      { _id: file?._id },
      { $set: { length: usualKept['upload-megabytes'] * 1024 * 1024 } },
    );
    const before = await vaultSize();
    // Not even looked at: a text would be another mistake.
    const rejected = await member.upload({ cart_id }, { bytes: Buffer.from('not a picture') });
    expect([rejected.status, rejected.body.error]).toEqual([400, 'upload_limit']);
    expect(await vaultSize()).toBe(before);
    await member.call('passportImgDelete', { mem_file_id: kept.body.file.mem_file_id });
    expect((await member.upload({ cart_id })).status).toBe(200);
  });

  it('reads no picture that the store has no room for', async () => {
    const member = newcomer();
    const { cart_id } = (await member.add()).body;
    const { db } = service.store;
    if (!db) throw new Error('no store');
    const admin = { command: async () => ({ ok: 1, readOnly: true }) } as unknown as ReturnType<
      typeof db.admin
    >;
    const full = jest.spyOn(db, 'admin').mockReturnValue(admin);
    // A text would be another mistake, had it been read.
    const rejected = await member.upload({ cart_id }, { bytes: Buffer.from('not a picture') });
    full.mockRestore();
    expect([rejected.status, rejected.body.error]).toEqual([503, 'service_unavailable']);
    expect((await member.upload({ cart_id })).status).toBe(200);
  });

  it('accepts a picture under any name, stores it encrypted and without metadata, and returns it to its owner', async () => {
    const member = newcomer();
    const { cart_id } = (await member.add()).body;
    const bytes = await picture(7001, 'png');
    const { body } = await member.upload({ cart_id }, { bytes, filename: '../../etc/passwd.exe' });
    expect(body.file).toMatchObject({
      file_path: `/files/${body.file.mem_file_id}`,
      file_name: `${body.file.mem_file_id}.png`,
      origin_file_name: 'passwd.exe',
      sort_order: 1,
    });
    const chunk = await service.store.collection('documents.chunks').findOne({}, { sort: { _id: -1 } });
    expect(Buffer.from(chunk?.['data'].buffer).includes(Buffer.from('PNG'))).toBe(false);

    const seen = await service.inject(
      'travellerFile',
      { mem_file_id: body.file.mem_file_id },
      { as: member.as },
    );
    expect(seen.status).toBe(200);
    expect(seen.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store, private' });
    expect(seen.bytes.subarray(1, 4).toString()).toBe('PNG');
  });

  it('returns it to nobody but its owner and administrators, and logs each view', async () => {
    const member = newcomer();
    const { cart_id } = (await member.add()).body;
    const { mem_file_id } = (await member.upload({ cart_id })).body.file;
    const read = (as?: string, admin = false) =>
      service.inject('travellerFile', { mem_file_id }, as === undefined ? {} : { as, admin });
    expect((await read()).status).toBe(401);
    expect(await read('MEM0000000099')).toMatchObject({ status: 404, body: { error: 'file_not_found' } });
    // Papers are no business of the other administrators (ACCOUNT-13).
    for (const role of adminRoles.filter((one) => !mayAct(one, 'booking'))) {
      const { status } = await service.inject(
        'travellerFile',
        { mem_file_id },
        { as: 'MEM0000000097', role },
      );
      expect([role, status]).toEqual([role, 404]);
    }
    expect((await read('MEM0000000098', true)).status).toBe(200);
    expect((await read(member.as)).status).toBe(200);
    const looks = await documentViewModel(service.store).find({ mem_file_id }).sort({ _id: 1 }).lean();
    expect(looks.map(({ viewer_mem_id, as_admin }) => [viewer_mem_id, as_admin])).toEqual([
      ['MEM0000000098', true],
      [member.as, false],
    ]);
  });

  it('rejects the same name and content twice in an order, but not one of the two', async () => {
    const member = newcomer('KOR');
    const { cart_id } = (await member.add({ adult_cnt: 3 })).body;
    const bytes = await picture(7002);
    expect((await member.upload({ cart_id }, { bytes })).status).toBe(200);
    const twice = await member.upload({ cart_id, sort_order: 2 }, { bytes });
    expect(twice).toMatchObject({
      status: 409,
      body: { error: 'upload_duplicate', message: errorText('KOR', 'upload_duplicate') },
    });
    expect((await member.upload({ cart_id, sort_order: 2 }, { bytes, filename: 'mine.jpg' })).status).toBe(
      200,
    );
    expect((await member.upload({ cart_id, sort_order: 3 }, { bytes: await picture(7003) })).status).toBe(
      200,
    );
  });

  it('accepts one of two identical uploads at once and stores no bytes of the other', async () => {
    const member = newcomer();
    const { cart_id } = (await member.add({ adult_cnt: 2 })).body;
    const bytes = await picture(7004);
    const before = await vaultSize();
    const answers = await Promise.all([
      member.upload({ cart_id, sort_order: 1 }, { bytes }),
      member.upload({ cart_id, sort_order: 2 }, { bytes }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await vaultSize()).toBe(before + 1);
  });

  it('replaces a passport and deletes the old one', async () => {
    const member = newcomer();
    const { cart_id } = (await member.add()).body;
    const first = (await member.upload({ cart_id })).body.file;
    const before = await vaultSize();
    const second = await member.upload({ cart_id, mod_type: 'MODIFY', mem_file_id: first.mem_file_id });
    expect(second.status).toBe(200);
    expect(await vaultSize()).toBe(before);
    expect((await member.call('passPortList', { cart_id })).body).toMatchObject([
      { mem_file_id: second.body.file.mem_file_id },
    ]);
    const gone = await service.inject('travellerFile', { mem_file_id: first.mem_file_id }, { as: member.as });
    expect(gone.status).toBe(404);
  });

  it('keeps several air tickets of the lead traveller, ten at most, and replaces the named one', async () => {
    const member = newcomer();
    const hotels = [{ hotel_dtl_id: 'HDOUBLE', personnel_cnt: 2 }];
    const { cart_id } = (await member.add({ prod_id: 'PPACK1', adult_cnt: 2, hotels })).body;
    const ticket = { cart_id, prod_id: 'PPACK1', file_type: '4' as const };
    const [first] = [await member.upload(ticket)];
    for (let i = 0; i < 9; i += 1) expect((await member.upload(ticket)).status).toBe(200);
    expect(await member.upload(ticket)).toMatchObject({ status: 400, body: { error: 'upload_limit' } });
    const { mem_file_id } = first.body.file;
    expect((await member.upload({ ...ticket, mod_type: 'MODIFY', mem_file_id })).status).toBe(200);
    const tickets = (await member.call('passPortDtl', { cart_id, mem_type: 'adult', sort_order: 1 })).body;
    expect(tickets).toHaveLength(10);
    expect(tickets.map((file) => file.mem_file_id)).not.toContain(mem_file_id);
  });
});

describe('deleting documents', () => {
  it('deletes one, those of a person and kind, or all; a repeat succeeds', async () => {
    const member = newcomer();
    const { cart_id } = (await member.add({ adult_cnt: 4 })).body;
    const before = await vaultSize();
    const files = [];
    for (const sort_order of [1, 2, 3, 4])
      files.push((await member.upload({ cart_id, sort_order })).body.file);
    const left = async () =>
      (await member.call('passPortGroupList', { cart_id })).body.map((file) => file.sort_order);

    const first = { mem_file_id: files[1]?.mem_file_id };
    expect((await member.call('passportImgDelete', first)).status).toBe(200);
    expect((await member.call('passportImgDelete', first)).status).toBe(200);
    expect(await left()).toEqual([1, 3, 4]);
    const select = { cart_id, mod_type: 'select', file_type: '1', mem_type: 'adult', sort_order: '3' };
    await member.call('deleteFilePassport', select);
    expect((await member.call('deleteFilePassport', select)).status).toBe(200);
    expect(await left()).toEqual([1, 4]);
    const vague = await member.call('deleteFilePassport', { cart_id, mod_type: 'select' });
    expect(vague).toMatchObject({ status: 400, body: { error: 'invalid_value', field: 'file_id' } });
    expect(await left()).toEqual([1, 4]);
    await member.call('deleteFilePassport', { cart_id, mod_type: 'all' });
    expect(await left()).toEqual([]);
    expect((await member.call('passportImgAllDelete', { cart_id })).status).toBe(200);
    expect(await vaultSize()).toBe(before);
  });

  it('deletes by path the named document, or the current one of that kind', async () => {
    const member = newcomer();
    const { cart_id } = (await member.add({ adult_cnt: 3 })).body;
    const files = [];
    for (const sort_order of [1, 2, 3]) files.push((await member.upload({ cart_id, sort_order })).body.file);
    const remove = (place: Record<string, unknown>) =>
      member.call('deleteFilePassportPath', {
        path: '20261121',
        prod_id: 'PTOUR1',
        mem_id: member.as,
        cart_id,
        file_type: '1',
        mem_type: 'adult',
        mem_file_id: '0',
        ...place,
      });
    const left = async () => (await member.detail(cart_id))?.files.map((file) => file.sort_order);

    const named = { sort_order: 2, mem_file_id: files[1]?.mem_file_id };
    expect(await remove(named)).toMatchObject({ status: 200, body: { msg: 'success' } });
    expect(await left()).toEqual([1, 3]);
    expect((await remove(named)).status).toBe(200);
    await remove({ sort_order: 3 });
    expect(await left()).toEqual([1]);
    for (const [place, status, error] of [
      [{ sort_order: 0 }, 400, 'invalid_value'],
      [{ sort_order: 1, file_type: '9' }, 400, 'invalid_value'],
      [{ sort_order: 1, cart_id: 'CART999999' }, 404, 'cart_not_found'],
      [{ sort_order: 1, mem_id: 'MEM0000000099' }, 403, 'not_own'],
    ] as const) {
      expect(await remove(place)).toMatchObject({
        status,
        body: { error, message: errorText('JPN', error) },
      });
    }
    expect(await left()).toEqual([1]);
  });

  it('sends a confirmed order back to N when it is incomplete without them', async () => {
    const member = newcomer();
    const cart_id = await member.addWithPassport();
    await member.call('travellersSave', member.form(cart_id));
    const order = await member.detail(cart_id);
    await member.call('passportImgDelete', { mem_file_id: order?.files[0]?.mem_file_id });
    expect(await member.detail(cart_id)).toMatchObject({ txn_type: 'N', order_id: order?.order_id });
    expect(await member.call('travellersSave', member.form(cart_id))).toMatchObject({
      status: 400,
      body: { error: 'passport_img_fail', field: 'file.adult.1.1' },
    });
  });

  it.each([[[1]], [true], [''], ['1e0'], [{ $gt: 0 }]])(
    'rejects %j as a person index',
    async (sort_order) => {
      const member = newcomer();
      const cart_id = await member.addWithPassport();
      const answer = await member.call('passPortDtl', { cart_id, mem_type: 'adult', sort_order });
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_value', field: 'sort_order' } });
    },
  );

  it('rejects deletions from a paid order', async () => {
    const member = newcomer();
    const cart_id = await member.addWithPassport();
    await bookingModel(service.store).updateOne({ cart_id }, { $set: { txn_type: 'P', open: false } });
    const [file] = (await member.call('passPortList', { cart_id })).body;
    for (const answer of [
      await member.call('passportImgDelete', { mem_file_id: file?.mem_file_id }),
      await member.call('passportImgAllDelete', { cart_id }),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { error: 'txn_type_invalid' } });
    }
    expect((await member.call('passPortList', { cart_id })).body).toHaveLength(1);
  });
});
