import { createHash, hkdfSync } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection, Model } from 'mongoose';
import { sealText, unsealText } from '../../files/seal.ts';
import { DomainError } from '../../base/domain-error.ts';
import { isDuplicateKey } from '../../store/writes.ts';
import { flag, moment, optional, storedModel, type StoredOf, text } from '../../store/stored-fields.ts';

/** How long a repeat gets the first answer (CALL-5). */
export const keptHours = 24;

const attempt = {
  mem_id: text(),
  call: text(),
  key: text(),
  input_hash: text(),
  /** False while the first call is still being worked on. */
  done: flag(),
  /** Encrypted. Absent when the first call sent something else than JSON. */
  answer: optional(text()),
  at: moment({ index: { expireAfterSeconds: keptHours * 3600 } }),
};
type Attempt = StoredOf<typeof attempt>;

/** To be called before the indexes are built: it brings its own. */
export const attemptsOf = storedModel('IdempotencyKey', 'idempotency', attempt, [
  { mem_id: 1, call: 1, key: 1 },
  { unique: true },
]);

/** Milliseconds a repeat waits for the first answer, and after which a first call counts as dead. */
const WAIT_MS = 5000;
const LOOK_AGAIN_MS = 50;
const DIED_AFTER_MS = 60_000;

export interface Once {
  readonly mem_id: string;
  readonly call: string;
  readonly key: string;
  readonly input: unknown;
}

/**
 * Does a change once per Idempotency-Key: a repeat gets the first answer (CALL-5). A failed first call
 * changed nothing and is forgotten. After a crash half-way the repeat does the work again: the use case's
 * conditions keep that from counting twice. Only the caller's key, which is not stored, opens the stored
 * answer.
 * @throws DomainError idempotency_conflict: same key, other input; idempotency_running: the first call takes
 * too long
 */
export async function once(
  store: Connection,
  { mem_id, call, key, input }: Once,
  work: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const attempts = attemptsOf(store);
  const id = { mem_id, call, key: keyAsStored(key) };
  const place = placeOf({ mem_id, call });
  const secret = secretOf({ mem_id, call, key });
  const input_hash = inputAsStored({ mem_id, call, key, input });
  const deadline = Date.now() + WAIT_MS;
  while (!(await begin(attempts, { ...id, input_hash, done: false, at: new Date() }))) {
    const first = await attempts.findOne(id).lean();
    if (first && first.input_hash !== input_hash) throw new DomainError('idempotency_conflict');
    if (first?.done)
      return first.answer === undefined ? '{"msg":"success"}' : unsealText(first.answer, secret, place);
    if (Date.now() > deadline) throw new DomainError('idempotency_running');
    await sleep(LOOK_AGAIN_MS);
  }
  const answer = await work().catch(async (error: unknown) => {
    await attempts.deleteOne({ ...id, done: false }).catch(() => undefined);
    throw error;
  });
  // The change is made: that its answer could not be noted must not turn it into a failure.
  await attempts
    .updateOne(id, {
      $set: { done: true, ...(answer === undefined ? {} : { answer: sealText(answer, secret, place) }) },
    })
    .catch(() => undefined);
  return answer;
}

/** An Idempotency-Key as it may be stored: a hash, because the key itself opens the answers that are kept. */
export const keyAsStored = (key: string): string => hash(key);

const placeOf = ({ mem_id, call }: Pick<Once, 'mem_id' | 'call'>): string => `${mem_id} ${call}`;

const secretOf = ({ key, ...whose }: Omit<Once, 'input'>): Buffer =>
  Buffer.from(hkdfSync('sha256', key, placeOf(whose), 'idempotency', 32));

/** A hash of the input, by which a repeat is told from another use of the key. */
export const inputAsStored = ({ input, ...once }: Once): string =>
  // With the secret in front, so that short inputs cannot be guessed from what is stored.
  hash(secretOf(once).toString('hex') + JSON.stringify(input));

const hash = (value: string): string => createHash('sha256').update(value).digest('hex');

/** Forgets the answers to a member who withdrew (DOC-9). */
export const forgetAnswers = async (store: Connection, mem_id: string): Promise<void> => {
  await attemptsOf(store).deleteMany({ mem_id });
};

/** Whether this call is the first with its key, or takes over from one that died. */
async function begin(attempts: Model<Attempt>, attempt: Attempt): Promise<boolean> {
  try {
    await attempts.create(attempt);
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const { mem_id, call, key, input_hash, at } = attempt;
    const died = { at: { $lt: new Date(at.getTime() - DIED_AFTER_MS) }, done: false };
    const taken = await attempts.updateOne({ mem_id, call, key, input_hash, ...died }, { $set: { at } });
    return taken.modifiedCount === 1;
  }
}
