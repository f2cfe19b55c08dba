/**
 * Options of every schema: unknown fields throw instead of vanishing, in documents and in queries, and
 * nothing is added to or taken from what a use case writes.
 */
export const plainSchema = {
  strict: 'throw',
  strictQuery: 'throw',
  versionKey: false,
  minimize: false,
  id: false,
  autoIndex: false,
  autoCreate: false,
} as const;
