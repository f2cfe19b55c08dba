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

export interface Published {
  readonly id: string;
  readonly content: AnyContent;
  readonly version: number;
  readonly edited: EditMark | null;
  /** Withdrawn: only number and version still count. */
  readonly withdrawn: boolean;
  /** Seats sold or held of a departure; absent where nothing is sold. */
  readonly seats_taken?: number;
}

export interface PreviewView {
  readonly lan_tp: LanTp;
  readonly currency: Currency;
}

type Content<Name extends EditableKind> = ContentOf<(typeof editableFields)[Name]>;

interface KindOf<Typed> {
  /** New items get the next number after it; without it editors name them. */
  readonly prefix?: SequencePrefix;
  readonly idPattern?: RegExp;
  readonly all: () => Promise<Published[]>;
  readonly find: (id: string) => Promise<Published | null>;
  /** Rules between fields. @throws DomainError naming the field */
  readonly check?: (content: Typed, id: string) => void;
  /** Adds fields that are newer than the stored content, with the value that held before. */
  readonly complete?: (stored: AnyContent) => AnyContent;
  /** The part that only people change: changes of the shop itself are no conflict. */
  readonly comparable?: (content: Typed) => unknown;
  /**
   * The fields that jobs change as well, without what time alone does to them: a draft that leaves one alone publishes what it
   * is by then.
   */
  readonly jobValues?: (content: Typed) => AnyContent;
  /** Returns, for a content, the currencies in which nobody can pay its price. */
  readonly unpayable?: () => Promise<(content: Typed, id: string) => Currency[]>;
  readonly publish: (id: string, content: Typed, edit: Edit) => Promise<Changed>;
  /** The answers its page asks for, made by the code that answers shoppers. */
  readonly preview?: (id: string, content: Typed, view: PreviewView) => Promise<Partial<Preview>>;
}

export interface Kind extends KindOf<never> {
  readonly name: EditableKind;
  readonly schema: z.ZodType<AnyContent>;
}

export type Kinds = Readonly<Record<EditableKind, Kind>>;

export const defineKind = <const Name extends EditableKind>(
  name: Name,
  rest: KindOf<Content<Name>>,
): Kind => ({
  name,
  schema: contentSchema(editableFields[name]) as unknown as z.ZodType<AnyContent>,
  ...(rest as unknown as KindOf<never>),
});

export const contentIn = (kind: EditableKind, stored: object): AnyContent => {
  const content = stored as AnyContent;
  return fillTexts(
    editableFields[kind],
    Object.fromEntries(editableFields[kind].map(({ name }) => [name, content[name]])),
  );
};
