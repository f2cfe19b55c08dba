/** Error codes of MongoDB's that this server uses, with the names drivers show. */
const CODE_NAMES = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  20: 'IllegalOperation',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  57: 'DottedFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  115: 'CommandNotSupported',
  238: 'NotImplemented',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
} as const;

/** A refusal a client sees: as `{ok: 0, code, codeName, errmsg}`, or as one entry of `writeErrors`. */
export class CommandError extends Error {
  readonly code: number;
  readonly extra: Record<string, unknown>;

  constructor(code: number, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.extra = extra;
  }

  get codeName(): string {
    return CODE_NAMES[this.code as keyof typeof CODE_NAMES] ?? `Location${this.code}`;
  }
}

/** A refusal to throw, with MongoDB's code for it. */
export const fail = (code: number, message: string, extra?: Record<string, unknown>): CommandError =>
  new CommandError(code, message, extra);

/** A refusal of something MongoDB can do and this store cannot; the sentence names the store and the thing. */
export function unsupported(what: string): CommandError {
  return fail(238, `the embedded store does not support ${what}; run against MongoDB for that`);
}
