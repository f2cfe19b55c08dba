import sharp from 'sharp';
import { localized, startCatalog, type StartOptions, type TestCatalog } from './fixtures.ts';

export const admin = { as: 'MEM0000000009', admin: true } as const;
export const other = { as: 'MEM0000000008', admin: true } as const;

/** A picture of one colour. */
export const picture = (width = 900, height = 600, background = '#2E7D73'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

type Caller = typeof admin | typeof other;
type Content = Record<string, unknown>;

/** The catalogue with a category, an option and a product P000001 with an uploaded picture, and ways of editing them. */
export const startAdmin = async (options: StartOptions = {}) => {
  const shop: TestCatalog = await startCatalog(options);
  const read = async (kind: string, id: string) => (await shop.inject('adminRead', { kind, id }, admin)).body;
  /** Saves a draft of an item with some fields changed. */
  const save = async (kind: string, id: string, over: Content, caller: Caller = admin) => {
    const { published, draft, base, rev } = await read(kind, id);
    const content = { ...(draft?.content ?? published), ...over };
    return shop.inject('adminDraftSave', { kind, id, content, base: draft?.base ?? base, rev }, caller);
  };
  const publish = async (kind: string, id: string, caller: Caller = admin) => {
    const { rev } = await read(kind, id);
    return shop.inject('adminPublish', { kind, id, rev }, caller);
  };
  const discard = async (kind: string, id: string) => {
    const { rev } = await read(kind, id);
    return shop.inject('adminDraftDiscard', { kind, id, rev }, admin);
  };
  const upload = async (bytes: Buffer, file_type = '2', kind = 'product', id = 'P000001') =>
    shop.upload('adminPicture', { kind, id, file_type }, { bytes }, admin);

  await shop.catalog.categories.create({
    cd_group_code: 'CG001',
    names: localized('Tours'),
    icon: 'kpop',
    sort_order: 1,
  });
  await shop.catalog.options.create({
    opt_code: 'OPT1',
    kind: 'extra',
    names: localized('Dinner'),
    messages: localized('At seven'),
    origin_price: 30_000,
  });
  await shop.change({ prod_id: 'P000001', pictures: [] });
  const { body } = await upload(await picture(), '1');
  const shown = { file_type: '1' as const, sort_order: 1, alt: localized('Palace'), ...body };
  await shop.change({ prod_id: 'P000001', pictures: [shown], opt_codes: ['OPT1'] });
  await shop.settle();
  return { ...shop, read, save, publish, discard, uploadPicture: upload, shown };
};

export type Admin = Awaited<ReturnType<typeof startAdmin>>;
