import type { AnyContent, EditableField, LanTp } from '@narae/contracts';
import { LAN_TPS } from '@narae/contracts/languages';
import { createHash } from 'node:crypto';

interface ContentChange {
  field: string;
  from: string;
  to: string;
}

const sortKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, sortKeys)).digest('hex');

const asText = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value, sortKeys);

const inLanguage = (texts: unknown, lanTp: LanTp): unknown =>
  typeof texts === 'object' && texts !== null ? (texts as Record<string, unknown>)[lanTp] : undefined;

export const contentChanges = (
  fields: readonly EditableField[],
  before: AnyContent | null,
  after: AnyContent | null,
): ContentChange[] =>
  fields
    .flatMap(({ name, as }) => {
      const from = before?.[name];
      const to = after?.[name];
      if (as !== 'texts') return [{ field: name, from: asText(from), to: asText(to) }];
      return LAN_TPS.map((lanTp) => ({
        field: `${name}.${lanTp}`,
        from: asText(inLanguage(from, lanTp)),
        to: asText(inLanguage(to, lanTp)),
      }));
    })
    .filter(({ from, to }) => from !== to);
