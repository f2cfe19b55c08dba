import { statusOf } from './error-status.ts';

export interface DomainErrorDetails {
  /** Path of the input field the rejection is about, dots between the steps. */
  readonly field?: string;
  /** Values for the placeholders of the message. */
  readonly params?: Record<string, string | number>;
  /** Only where the table in rejection-status.ts does not fit. */
  readonly status?: number;
}

/** A rejection the caller may read: a key of the error catalogue (CALL-3), translated when it is answered. */
export class DomainError extends Error {
  readonly key: string;
  readonly status: number;
  readonly field: string | undefined;
  readonly params: Record<string, string | number> | undefined;

  constructor(key: string, details: DomainErrorDetails = {}) {
    super(key);
    this.name = 'DomainError';
    this.key = key;
    this.status = details.status ?? statusOf(key);
    this.field = details.field;
    this.params = details.params;
  }
}
