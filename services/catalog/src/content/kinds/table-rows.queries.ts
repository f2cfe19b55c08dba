import type { EditableKind } from '@narae/contracts';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { Edited } from './edited-fields.model.ts';
import { showsOf, writesOf, type Edit } from './edit.ts';
import { fingerprintOf } from './fingerprint.rules.ts';
import { saveVersioned, type Changed } from './save-versioned.ts';
import { contentIn, type Published } from './content-kind.ts';

type Row = Edited & { version?: number };

/** How rows of a plain table are identified and ordered. */
interface Table<Stored extends Row> {
  readonly kind: EditableKind;
  readonly model: Model<Stored>;
  readonly key: (id: string) => Partial<Stored>;
  readonly idOf: (row: Stored) => string;
  readonly order: Readonly<Record<string, 1 | -1>>;
}

/** Reading and changing rows of a plain table: no event is published; versions and audit entries are those of every document that people edit. */
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
          const known = await find(id);
          return (
            known && {
              version: known.version,
              fingerprint: fingerprintOf(known.content),
              withdrawn: known.withdrawn,
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
