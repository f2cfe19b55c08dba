import type { Model } from 'mongoose';

/** Adds the rows of a new shop that are not there yet; what is there is left as it is. @param key the field that tells them apart */
export const insertMissing = async <Row, Key extends keyof Row & string>(
  model: Model<Row>,
  key: Key,
  rows: readonly (Partial<Row> & Pick<Row, Key>)[],
): Promise<void> => {
  const writes = rows.map(({ [key]: id, ...row }) => ({
    updateOne: { filter: { [key]: id }, update: { $setOnInsert: row }, upsert: true },
  }));
  // The compiler cannot follow a key that is a parameter into the driver's types.
  await model.bulkWrite(writes as unknown as Parameters<Model<Row>['bulkWrite']>[0]);
};

/** A moment some hours before another. */
export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
