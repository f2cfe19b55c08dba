import { statusOf } from './refusal-status.ts';

export interface RefusalDetails {
  /** Path of the input field the refusal is about, dots between the steps. */
  readonly field?: string;
  /** Values for the placeholders of the message. */
  readonly params?: Record<string, string | number>;
  /** Only where the table in refusal-status.ts does not fit. */
  readonly status?: number;
}

/** A refusal the caller may read: a key of the error catalogue (spec §8), translated when it is answered. */
export class Refusal extends Error {
  readonly key: string;
  readonly status: number;
  readonly field: string | undefined;
  readonly params: Record<string, string | number> | undefined;

  constructor(key: string, details: RefusalDetails = {}) {
    super(key);
    this.name = 'Refusal';
    this.key = key;
    this.status = details.status ?? statusOf(key);
    this.field = details.field;
    this.params = details.params;
  }
}
