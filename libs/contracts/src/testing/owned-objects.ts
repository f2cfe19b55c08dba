import type { z } from 'zod';
import type { callTable, CallName } from '../call-table.ts';
import type { CallContract } from '../define-call.ts';

/**
 * Input fields that name something one member owns, wherever they stand in an input. Tests try every call that takes one
 * with what another member owns (ACCOUNT-12).
 */
export const ownedFields = [
  'cart_id',
  'cartId',
  'comment_id',
  'companion_id',
  'due_id',
  'dueId',
  'event_mem_file_id',
  'event_rv_id',
  'event_rv_mem_id',
  'file_id',
  'hotel_cart_id',
  'mem_file_id',
  'opt_id',
  'orderId',
  'order_id',
  'passkey_id',
  'picture_id',
  'qna_id',
  'request_id',
  'review_id',
  'rv_mem_id',
  'rv_mem_ids',
  'sid',
  'waiting_id',
] as const;
export type OwnedField = (typeof ownedFields)[number];

/** Input fields that look alike and name what the shop shows everybody, or the caller, who is compared with the session. */
export const sharedFields: ReadonlySet<string> = new Set([
  'cou_id',
  'event_id',
  'hotel_dtl_id',
  'id',
  'memId',
  'mem_id',
  'mem_sns_id',
  'prodId',
  'prod_id',
  'prod_ids',
  'rawId',
  'refno',
  'target_id',
  'trip_id',
]);

type KeysOf<Input> = Input extends unknown ? keyof Input : never;

type InputOf<Contract> = Contract extends { readonly input: infer Input extends z.ZodType }
  ? z.input<Input>
  : never;
/** Calls that others than administrators make, by the call table: contracts say no more than that there is an access. */
type NotOfDesks = {
  [Name in CallName]: (typeof callTable)[Name]['access'] extends 'admin' ? never : Name;
}[CallName];

/**
 * Names of the calls whose input names something owned, those that are public too; a table over them misses none that is
 * added.
 */
export type ObjectCall<Contracts> = {
  [Name in keyof Contracts & NotOfDesks]: Extract<KeysOf<InputOf<Contracts[Name]>>, OwnedField> extends never
    ? never
    : Name;
}[keyof Contracts & NotOfDesks];

/** Every field of an input, those of records and lists inside it too. */
export const fieldsIn = (schema: z.core.$ZodType): string[] => {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } };
  const shape = def['shape'] as Record<string, z.core.$ZodType> | undefined;
  if (shape) return Object.entries(shape).flatMap(([name, inner]) => [name, ...fieldsIn(inner)]);
  if (def.type === 'union') return (def['options'] as z.core.$ZodType[]).flatMap(fieldsIn);
  if (def.type === 'intersection')
    return [def['left'], def['right']].flatMap((side) => fieldsIn(side as z.core.$ZodType));
  const inner = def['innerType'] ?? def['element'] ?? def['in'] ?? def['schema'];
  return inner ? fieldsIn(inner as z.core.$ZodType) : [];
};

/** The fields of a call’s input that name something owned. */
export const ownedIn = ({ input }: Pick<CallContract, 'input'>): OwnedField[] => {
  const fields = new Set(fieldsIn(input));
  return ownedFields.filter((field) => fields.has(field));
};
