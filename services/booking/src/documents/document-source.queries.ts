import type { Model } from 'mongoose';

interface InVault {
  readonly vault_id: string;
  readonly mime: string;
}

export interface FoundDocument {
  readonly file: InVault;
  readonly mem_id: string;
  readonly of: { readonly [Number in 'cart_id' | 'event_rv_id']?: string };
}

/** Bookings, or reservations of events. */
export interface DocumentSource {
  /** Any member's where `owner` is null. */
  find(number: string, owner: string | null): Promise<FoundDocument | null>;
  ofMember(mem_id: string): Promise<readonly string[]>;
  /** Those of the vault numbers that a row names. */
  named(vault_ids: readonly string[]): Promise<readonly string[]>;
}

interface Numbers {
  readonly file: 'mem_file_id' | 'event_mem_file_id';
  readonly row: 'cart_id' | 'event_rv_id';
}

type Row = { readonly mem_id: string; readonly files: readonly (InVault & Record<string, unknown>)[] } & {
  readonly [Field in Numbers['row']]?: string;
};

export const documentSource = <Stored>(model: Model<Stored>, numbers: Numbers): DocumentSource => {
  const rows = model as unknown as Model<Row>;
  return {
    find: async (number, owner) => {
      const row = await rows
        .findOne({ [`files.${numbers.file}`]: number, ...(owner === null ? {} : { mem_id: owner }) })
        .lean<Row>()
        .exec();
      const file = row?.files.find((each) => each[numbers.file] === number);
      return row && file
        ? { file, mem_id: row.mem_id, of: { [numbers.row]: row[numbers.row] } as FoundDocument['of'] }
        : null;
    },
    ofMember: async (mem_id) => {
      const found = await rows
        .find({ mem_id, files: { $ne: [] } }, { 'files.vault_id': 1 })
        .lean<Pick<Row, 'files'>[]>()
        .exec();
      return found.flatMap(({ files }) => files.map(({ vault_id }) => vault_id));
    },
    named: async (vault_ids) =>
      (await rows.distinct('files.vault_id', { 'files.vault_id': { $in: vault_ids } })) as string[],
  };
};
