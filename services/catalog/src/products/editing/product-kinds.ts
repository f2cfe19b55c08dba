import {
  firstDepositPct,
  firstLockDays,
  lockDaysOf,
  saidTimes,
  scheduleNameOf,
  typedTimes,
} from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { type AnyContent, RefundScheduleName } from '@narae/contracts';
import type { ProductsContext } from '../context.ts';
import { contentIn, defineKind, fixedRows, type Kind, type Published, rowsOf } from '../../content/index.ts';
import { depositPctOf, tourFactsOf } from '../product/product-terms.rules.ts';
import { changeProduct } from '../product/change-product.ts';
import { takenSeats } from '../product/sold.rules.ts';
import { previewProduct } from './preview-product.ts';
import type { ProductContent } from '../product/product.rules.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { chosenProgress, progressAt } from '../product/progress.rules.ts';
import { findUnpayable } from './unpayable-products.ts';
import { carryParts } from '../product/refresh-products.ts';
import { firstSchedule, scheduleNames, wrongFigures } from '../parts/refund-schedule.rules.ts';

const complete = (stored: Partial<StoredProduct>): AnyContent => ({
  ...stored,
  ...tourFactsOf(stored),
  ...typedTimes(stored),
  refund_schedule: scheduleNameOf(stored.refund_schedule),
  cutoff_hours: stored.cutoff_hours ?? null,
  lock_days: lockDaysOf(stored),
  move_fee: stored.move_fee ?? 0,
  option_stock: stored.option_stock ?? [],
  deposit_pct: depositPctOf(stored),
});

/** @throws DomainError stock_option_unknown, stock_option_twice */
const checkStock = ({
  opt_codes,
  option_stock,
}: Pick<ProductContent, 'opt_codes' | 'option_stock'>): void => {
  const codes = (option_stock ?? []).map(({ opt_code }) => opt_code);
  codes.forEach((code, index) => {
    const field = `option_stock.${index}.opt_code`;
    if (!opt_codes.includes(code)) throw new DomainError('stock_option_unknown', { field });
    if (codes.indexOf(code) !== index) throw new DomainError('stock_option_twice', { field });
  });
};

/** @throws DomainError list_picture_needed, invalid_value, stock_option_unknown, stock_option_twice */
const checkProduct = (
  content: Pick<ProductContent, 'pictures' | 'hotels' | 'opt_codes' | 'option_stock'>,
): void => {
  if (!content.pictures.some(({ file_type }) => file_type === '1'))
    throw new DomainError('list_picture_needed', { field: 'pictures' });
  const rooms = content.hotels.map(({ hotel_dtl_id }) => hotel_dtl_id);
  const twice = rooms.findIndex((room, index) => rooms.indexOf(room) !== index);
  if (twice >= 0) throw new DomainError('invalid_value', { field: `hotels.${twice}.hotel_dtl_id` });
  checkStock(content);
};

const productKind = (catalog: ProductsContext): Kind => {
  const withTexts = async (products: readonly StoredProduct[]): Promise<Published[]> => {
    const ids = products.map(({ contents_id }) => contents_id);
    const texts = await catalog.texts.find({ _id: { $in: ids } }).lean();
    return products.map((product) => {
      const contents = texts.find(({ _id }) => _id === product.contents_id)?.contents ?? {};
      const content = contentIn('product', {
        ...complete(product),
        contents,
      });
      const { prod_id: id, version, edited = null, withdrawn = false } = product;
      return { id, content, version, edited, withdrawn, seats_taken: takenSeats(product) };
    });
  };
  return defineKind('product', {
    prefix: 'P',
    all: async () =>
      withTexts(await catalog.products.find({}, { outbox: 0 }).sort({ prod_id: 1 }).lean<StoredProduct[]>()),
    find: async (prod_id) => {
      const found = await catalog.products.findOne({ prod_id }, { outbox: 0 }).lean<StoredProduct>();
      return found ? ((await withTexts([found]))[0] ?? null) : null;
    },
    check: checkProduct,
    complete,
    jobValues: (content) => ({
      origin_price: content.origin_price,
      capacity: content.capacity,
      progress_yn: chosenProgress(content, catalog.clock()),
    }),
    // The shop itself moves an open product to "closing soon" and "closed". Drafts older than meeting
    // positions, times, ends of sale, lock dates, fees for moving, stock, deposits or minimums name their base without these.
    comparable: (content) => {
      const { meeting_lat, meeting_lng, cutoff_hours, lock_days, move_fee, deposit_pct, min_cnt, ...rest } =
        content;
      const { progress_yn, start_time, end_time, option_stock, ...always } = rest;
      return {
        ...always,
        ...saidTimes({ start_time, end_time }),
        ...(cutoff_hours === null ? {} : { cutoff_hours }),
        ...(lock_days === firstLockDays ? {} : { lock_days }),
        ...(move_fee === 0 ? {} : { move_fee }),
        ...(min_cnt === 0 ? {} : { min_cnt }),
        ...(option_stock.length === 0 ? {} : { option_stock }),
        ...(deposit_pct === firstDepositPct ? {} : { deposit_pct }),
        ...(meeting_lat === null && meeting_lng === null ? {} : { meeting_lat, meeting_lng }),
        preparing: progress_yn === 'W',
        ...(chosenProgress(content, catalog.clock()) === 'E' && { closed: true }),
      };
    },
    unpayable: () => findUnpayable(catalog),
    publish: (prod_id, content, edit) => {
      // Booking sells nothing in preparation, and the shop leaves that state alone.
      const progress_yn = edit.withdraw ? 'W' : progressAt(content, catalog.clock());
      return changeProduct(catalog, { ...content, prod_id, progress_yn }, edit);
    },
    preview: (prod_id, content, view) => previewProduct(catalog, { ...content, prod_id }, view),
  });
};

const optionKind = (catalog: ProductsContext): Kind => {
  const rows = rowsOf({
    kind: 'option',
    model: catalog.options,
    key: (opt_code) => ({ opt_code }),
    idOf: ({ opt_code }) => opt_code,
    order: { opt_code: 1 },
  });
  return defineKind('option', {
    all: rows.all,
    find: rows.find,
    idPattern: /^[A-Za-z0-9_-]{1,20}$/,
    publish: async (id, content, edit) => {
      const outcome = await rows.save(id, content, edit);
      await carryParts(catalog);
      return outcome;
    },
  });
};

/** Refund schedules; a change reaches products and booking right after (REFUND-3). */
const refundScheduleKind = (catalog: ProductsContext): Kind => {
  const rows = rowsOf({
    kind: 'refundSchedule',
    model: catalog.refundSchedules,
    key: (schedule) => ({ schedule: RefundScheduleName.parse(schedule) }),
    idOf: ({ schedule }) => schedule,
    order: { schedule: 1 },
  });
  const { all, find, save } = fixedRows(rows, {
    ids: scheduleNames,
    first: (name) => Promise.resolve(firstSchedule(RefundScheduleName.parse(name))),
  });
  return defineKind('refundSchedule', {
    all,
    find,
    check: (content) => {
      const wrong = wrongFigures(content);
      if (wrong) throw new DomainError(wrong.key, { field: wrong.field });
    },
    publish: async (id, content, edit) => {
      const outcome = await save(id, content, edit);
      await carryParts(catalog);
      return outcome;
    },
  });
};

export const productKinds = (context: ProductsContext) => ({
  product: productKind(context),
  option: optionKind(context),
  refundSchedule: refundScheduleKind(context),
});
