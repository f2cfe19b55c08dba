/** Names of MongoDB's error codes, for those a client may look at; the others are `Location<code>` as in MongoDB. */
const CODE_NAMES: Record<number, string> = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  17: 'ProtocolError',
  18: 'AuthenticationFailed',
  20: 'IllegalOperation',
  22: 'InvalidBSON',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  55: 'InvalidDBRef',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  238: 'NotImplemented',
  334: 'MechanismUnavailable',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
};

/** An error a client sees: as `{ok: 0, code, codeName, errmsg}`, or as one entry of `writeErrors`. */
export class CommandError extends Error {
  readonly code: number;
  readonly extra: Record<string, unknown>;

  constructor(code: number, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.extra = extra;
  }

  get codeName(): string {
    return CODE_NAMES[this.code] ?? `Location${this.code}`;
  }
}

export const fail = (code: number, message: string, extra?: Record<string, unknown>): CommandError =>
  new CommandError(code, message, extra);

export const unsupported = (what: string, code = 238): CommandError =>
  fail(code, `the embedded store does not support ${what}; run against MongoDB for that`);

export const OR_UNSUPPORTED = '. If MongoDB knows it, the embedded store does not support it.';

/** An entry of a table by its name; a name that is not in it is unknown to MongoDB, or to this store alone. */
export function lookUp<T>(table: Record<string, T>, name: string, message: string, code: number): T {
  if (Object.hasOwn(table, name)) return table[name]!;
  throw fail(code, `${message}: ${name}${OR_UNSUPPORTED}`);
}
