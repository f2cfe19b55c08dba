import type { EditableKind, AnyContent } from '@narae/contracts';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { Edited } from './content-fields.model.ts';
import { type Changed, type Edit, saveVersioned, showsOf, writesOf } from './edit.ts';
import { fingerprintOf } from './changes.rules.ts';
import { contentIn, type Published } from './content-kind.ts';

type Row = Edited & { version?: number };

interface Table<Stored extends Row> {
  readonly kind: EditableKind;
  readonly model: Model<Stored>;
  readonly key: (id: string) => Partial<Stored>;
  readonly idOf: (row: Stored) => string;
  readonly order: Readonly<Record<string, 1 | -1>>;
}

/** Reads and changes rows of a plain table, with versions and audit entries but without events. */
export const rowsOf = <Stored extends Row>({ kind, model, key, idOf, order }: Table<Stored>) => {
  const present = (row: Stored): Published => ({
    id: idOf(row),
    content: contentIn(kind, row),
    version: row.version ?? 0,
    edited: row.edited ?? null,
    withdrawn: row.withdrawn ?? false,
  });
  const filterOf = (id: string, version?: number): QueryFilter<Stored> =>
    ({
      ...key(id),
      // Rows from before there were versions have none.
      ...(version === undefined ? {} : { version: version === 0 ? { $in: [0, null] } : version }),
    }) as QueryFilter<Stored>;
  const find = async (id: string): Promise<Published | null> => {
    const row = await model.findOne(filterOf(id)).lean<Stored>();
    return row && present(row);
  };
  return {
    find,
    all: async (): Promise<Published[]> => (await model.find().sort(order).lean<Stored[]>()).map(present),
    save: (id: string, content: Partial<Stored>, edit: Edit): Promise<Changed> => {
      const { set, push, add } = writesOf(edit);
      const fingerprint = fingerprintOf(contentIn(kind, content));
      return saveVersioned({
        fingerprint,
        basedOn: edit.basedOn,
        shows: showsOf(edit),
        find: async () => {
          const existing = await find(id);
          return (
            existing && {
              version: existing.version,
              fingerprint: fingerprintOf(existing.content),
              withdrawn: existing.withdrawn,
            }
          );
        },
        add: () => model.create({ ...key(id), ...content, ...add, version: 1 } as Stored),
        change: ({ version }) => {
          const update = {
            $set: { ...content, ...set, version: version + 1 },
            ...(edit.mark ? { $push: push } : {}),
          };
          return model.updateOne(filterOf(id, version), update as unknown as UpdateQuery<Stored>);
        },
      });
    },
  };
};

interface Rows<Content> {
  readonly find: (id: string) => Promise<Published | null>;
  readonly save: (id: string, content: Content, edit: Edit) => Promise<Changed>;
}

interface Fixed {
  readonly ids: readonly string[];
  readonly first: (id: string) => Promise<AnyContent>;
}

/** A fixed number of rows: version 0 is what the shop opened with, and is not stored. */
export const fixedRows = <Content>({ find, save }: Rows<Content>, { ids, first }: Fixed) => {
  const present = async (id: string): Promise<Published> =>
    (await find(id)) ?? { id, content: await first(id), version: 0, edited: null, withdrawn: false };
  return {
    find: async (id: string): Promise<Published | null> => (ids.includes(id) ? present(id) : null),
    all: (): Promise<Published[]> => Promise.all(ids.map(present)),
    save: (id: string, content: Content, edit: Edit): Promise<Changed> =>
      save(id, content, edit.basedOn === 0 ? { ...edit, basedOn: null } : edit),
  };
};
