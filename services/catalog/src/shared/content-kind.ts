import {
  contentSchema,
  editableFields,
  type AnyContent,
  type ContentOf,
  type EditableKind,
} from '@narae/contracts';
import type { SequencePrefix } from '@narae/service-kit';
import type { z } from 'zod';
import type { EditMark } from './edited-fields.model.ts';
import type { Edit } from './edit.ts';
import type { Changed } from './save-versioned.ts';

/** What shoppers see of a item. */
export interface Published {
  readonly id: string;
  readonly content: AnyContent;
  readonly version: number;
  readonly edited: EditMark | null;
}

type Content<Name extends EditableKind> = ContentOf<(typeof editableFields)[Name]>;

/** How a kind of item is found, numbered, checked and changed; everything else is the same for all kinds. */
interface KindOf<Row, Typed> {
  /** New things get the next number behind it; without one people name them. */
  readonly prefix?: SequencePrefix;
  /** What a name given by people must look like. */
  readonly idPattern?: RegExp;
  /** Whether there is exactly one per identifier and nobody may add more. */
  readonly fixed?: true;
  readonly all: () => Promise<Row[]>;
  readonly find: (id: string) => Promise<Row | null>;
  /** Rules between fields. @throws DomainError naming the field */
  readonly check?: (content: Typed, id: string) => void;
  /** What of the content only people change; what the shop itself moves on is no conflict. */
  readonly comparable?: (content: Typed) => unknown;
  readonly publish: (id: string, content: Typed, edit: Edit) => Promise<Changed>;
}

/** A kind as the general use cases handle it: contents come in unchecked and go through `schema` first. */
export interface Kind extends KindOf<Published, never> {
  readonly name: EditableKind;
  readonly schema: z.ZodType<AnyContent>;
}

/** Ties a kind to its table of fields, from which its content gets its type. */
export const defineKind = <const Name extends EditableKind>(
  name: Name,
  rest: KindOf<Published, Content<Name>>,
): Kind => ({
  name,
  schema: contentSchema(editableFields[name]) as unknown as z.ZodType<AnyContent>,
  ...(rest as unknown as KindOf<Published, never>),
});

/** The edited part of a stored item: the fields of its kind's table. */
export const contentIn = (kind: EditableKind, stored: object): AnyContent => {
  const known = stored as AnyContent;
  return Object.fromEntries(editableFields[kind].map(({ name }) => [name, known[name]]));
};
