import type { AuditEntry } from '@narae/service-kit';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { DeskDocument } from './desk.model.ts';

export type ReadDocument<Row extends DeskDocument> = Omit<Row, 'audit'>;

const light = { audit: 0 } as const;

export const findDocument = <Row extends DeskDocument>(
  model: Model<Row>,
  id: Partial<Row>,
): Promise<ReadDocument<Row> | null> =>
  model
    .findOne(id as QueryFilter<Row>, light)
    .lean<ReadDocument<Row>>()
    .exec();

export const countDocuments = <Row extends DeskDocument>(model: Model<Row>): Promise<number> =>
  model.countDocuments({ deleted_at: null } as QueryFilter<Row>).exec();

/** Updates exactly this version; null if another change came first. @param read its identifier and version */
export const updateDocument = <Row extends DeskDocument>(
  model: Model<Row>,
  read: Partial<Row> & Pick<Row, 'version'>,
  set: Partial<Row>,
  audit: AuditEntry,
): Promise<ReadDocument<Row> | null> =>
  model
    .findOneAndUpdate(
      { ...read, deleted_at: null } as QueryFilter<Row>,
      { $set: set, $inc: { version: 1 }, $push: { audit } } as UpdateQuery<Row>,
      { returnDocument: 'after', projection: light },
    )
    .lean<ReadDocument<Row>>()
    .exec();
