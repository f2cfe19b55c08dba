import { z } from 'zod';
import { MemType, Particulars, PersonIndex, TravellerName } from '../../../entities/traveller.ts';
import { Id } from '../../../primitives.ts';
import { memberRecord } from '../records.ts';

/** A member of an order as old clients name one; without an index it is the next of its category. */
export const OrderMember = z.strictObject({
  ...memberRecord,
  rv_mem_id: Id.optional(),
  order_id: Id.optional(),
  mem_type: MemType,
  sort_order: PersonIndex.optional(),
  mem_nm: TravellerName,
  ...Particulars.shape,
});

/** One record, an order with a list of them, or the list alone: which order they name must be one. */
export const OrderMembers = z
  .strictObject({
    ...OrderMember.partial().shape,
    members: z.array(OrderMember).min(1).max(200).optional(),
  })
  .meta({ examples: [{ order_id: 'ORDER000000001', mem_type: 'adult', mem_nm: 'KIM NARA' }] })
  .transform(({ members, order_id, ...single }, context) => {
    const named = new Set([order_id, ...(members ?? []).map((member) => member.order_id)]);
    named.delete(undefined);
    const [order] = named;
    if (order === undefined || named.size > 1) {
      context.addIssue({ code: 'custom', path: ['order_id'], message: 'invalid_value' });
      return z.NEVER;
    }
    if (members) return { order_id: order, members };
    const record = OrderMember.safeParse(single);
    if (record.success) return { order_id: order, members: [record.data] };
    for (const { path, message } of record.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });
