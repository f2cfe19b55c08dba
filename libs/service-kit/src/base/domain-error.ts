import { errorStatus, type ErrorKey } from '@narae/contracts/error-keys';

export interface DomainErrorDetails {
  /** Path of the input field the rejection is about, dots between the steps. */
  readonly field?: string;
  /** Values of the placeholders; `seconds` is also told as `{{wait}}` and by the header retry-after. */
  readonly params?: Record<string, string | number>;
  /** Only where the status of the key does not fit. */
  readonly status?: number;
  /** The number of the target, for the security log alone: never told the caller. */
  readonly about?: string | undefined;
}

/** A rejection the caller may read: a key of the error catalogue (CALL-3), translated when it is answered. */
export class DomainError extends Error {
  readonly key: ErrorKey;
  readonly status: number;
  readonly field: string | undefined;
  readonly params: Record<string, string | number> | undefined;
  readonly about: string | undefined;
  readonly #details: DomainErrorDetails;

  constructor(key: ErrorKey, details: DomainErrorDetails = {}) {
    super(key);
    this.name = 'DomainError';
    this.key = key;
    this.status = details.status ?? errorStatus[key];
    this.field = details.field;
    this.params = details.params;
    this.about = details.about;
    this.#details = details;
  }

  /** The same rejection for a caller who knows the field by another name. */
  withField(field: string): DomainError {
    return new DomainError(this.key, { ...this.#details, field });
  }
}
