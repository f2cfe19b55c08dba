import type { CallRow } from '@narae/contracts/call-row';
import { answerOf, rejectionOf, type CallOptions } from './answer-of.ts';
import { silenceOf } from './api-error.ts';
import type { CallInput, CallOutput, KnownRow } from './call-types.ts';
import { settings } from './client-settings.ts';

/** Makes one call of the contract. @throws ApiError with a message in the visitor's language */
export async function call<Row extends KnownRow>(
  row: Row,
  info: CallInput<Row>,
  options: CallOptions = {},
): Promise<CallOutput<Row>> {
  const fields = info as Readonly<Record<string, unknown>>;
  const key = keyOf(row, fields);
  const answer = await answerOf(row, fields, { ...options, etag: remembered.get(key)?.etag });
  const cached = remembered.get(key);
  if (answer.status === 304 && cached) return JSON.parse(cached.text) as CallOutput<Row>;
  if (!answer.ok) throw await rejectionOf(answer);
  try {
    const text = await answer.text();
    remember(key, answer.headers.get('etag'), text);
    return JSON.parse(text) as CallOutput<Row>;
  } catch (cause) {
    throw silenceOf(cause);
  }
}

/** Answers the server has marked, so that asking again brings only what has changed. */
const remembered = new Map<string, { readonly etag: string; readonly text: string }>();
const MOST_REMEMBERED = 40;

const keyOf = ({ name }: CallRow, info: Readonly<Record<string, unknown>>): string =>
  JSON.stringify([name, settings.lanTp(), info]);

function remember(key: string, etag: string | null, text: string): void {
  remembered.delete(key);
  if (!etag) return;
  remembered.set(key, { etag, text });
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}
