import { answerOf, rejectionOf } from './answer-of.ts';
import { silenceOf } from './api-error.ts';
import type { CallInput, KnownRow } from './call-types.ts';

export interface Download {
  readonly name: string;
  readonly content: Blob;
}

/** A list of many travellers on a slow line. */
const TIMEOUT_MS = 60_000;

/** Fetches a call's file: a plain link would save a rejection as the file. @throws ApiError as `call` does */
export async function fetchFile<Row extends KnownRow>(row: Row, info: CallInput<Row>): Promise<Download> {
  const fields = info as Readonly<Record<string, unknown>>;
  const answer = await answerOf(row, fields, { timeout: TIMEOUT_MS });
  if (!answer.ok) throw await rejectionOf(answer);
  const [, name = row.name] =
    /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  try {
    return { name, content: await answer.blob() };
  } catch (cause) {
    throw silenceOf(cause);
  }
}
