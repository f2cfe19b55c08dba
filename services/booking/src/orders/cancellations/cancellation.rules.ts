import type { Cancellation, PlainBooking } from '../../kernel/index.ts';

type Asked = Pick<PlainBooking, 'cancellations'>;

/** The request that waits for a decision; undefined where none does. */
export const openRequest = ({ cancellations = [] }: Asked): Cancellation | undefined =>
  cancellations.findLast(({ state }) => state === 'asked');

/** An order's requests with what became of one of them. */
export const withDecision = (
  { cancellations = [] }: Asked,
  { cancel_no }: Pick<Cancellation, 'cancel_no'>,
  decision: Pick<Cancellation, 'state'> & Partial<Cancellation>,
): Cancellation[] =>
  cancellations.map((one) => (one.cancel_no === cancel_no ? { ...one, ...decision } : one));
