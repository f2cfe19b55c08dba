import {
  contentSchema,
  editableFields,
  type AnyContent,
  type ContentOf,
  type Currency,
  type EditableKind,
  type LanTp,
  type Preview,
} from '@narae/contracts';
import type { SequencePrefix } from '@narae/service-kit';
import type { z } from 'zod';
import { fillTexts } from './fill-texts.rules.ts';
import type { EditMark } from './content-fields.model.ts';
import type { Changed, Edit } from './edit.ts';

/** What shoppers see of a content item. */
export interface Published {
  readonly id: string;
  readonly content: AnyContent;
  readonly version: number;
  readonly edited: EditMark | null;
  /** It was taken back: only its number and version still count. */
  readonly withdrawn: boolean;
}

/** In which language and currency a preview is asked for. */
export interface PreviewView {
  readonly lan_tp: LanTp;
  readonly currency: Currency;
}

type Content<Name extends EditableKind> = ContentOf<(typeof editableFields)[Name]>;

/** How a kind of item is found, numbered, checked and changed; everything else is the same for all kinds. */
interface KindOf<Typed> {
  /** New items get the next number behind it; without one people name them. */
  readonly prefix?: SequencePrefix;
  /** What a name given by people must look like. */
  readonly idPattern?: RegExp;
  readonly all: () => Promise<Published[]>;
  readonly find: (id: string) => Promise<Published | null>;
  /** Rules between fields. @throws DomainError naming the field */
  readonly check?: (content: Typed, id: string) => void;
  /** Gives fields that did not exist yet when something was stored what was true of all then. */
  readonly complete?: (stored: AnyContent) => AnyContent;
  /** What of the content only people change; what the shop itself moves on is no conflict. */
  readonly comparable?: (content: Typed) => unknown;
  /** Reads what prices follow from, and tells of contents in which currencies nobody can pay them. */
  readonly unpayable?: () => Promise<(content: Typed, id: string) => Currency[]>;
  readonly publish: (id: string, content: Typed, edit: Edit) => Promise<Changed>;
  /** The answers its page asks for, where shoppers have such a page; made by the same code as for shoppers. */
  readonly preview?: (id: string, content: Typed, view: PreviewView) => Promise<Partial<Preview>>;
}

/** A kind as the general use cases handle it: contents come in unchecked and go through `schema` first. */
export interface Kind extends KindOf<never> {
  readonly name: EditableKind;
  readonly schema: z.ZodType<AnyContent>;
}

/** Every kind of content that administrators edit. */
export type Kinds = Readonly<Record<EditableKind, Kind>>;

/** Ties a kind to its table of fields, from which its content gets its type. */
export const defineKind = <const Name extends EditableKind>(
  name: Name,
  rest: KindOf<Content<Name>>,
): Kind => ({
  name,
  schema: contentSchema(editableFields[name]) as unknown as z.ZodType<AnyContent>,
  ...(rest as unknown as KindOf<never>),
});

/** The edited part of a stored item: the fields of its kind's table, every text with all languages. */
export const contentIn = (kind: EditableKind, stored: object): AnyContent => {
  const known = stored as AnyContent;
  return fillTexts(
    editableFields[kind],
    Object.fromEntries(editableFields[kind].map(({ name }) => [name, known[name]])),
  );
};
