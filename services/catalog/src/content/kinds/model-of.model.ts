import type { Connection, Model, Schema } from 'mongoose';

/** The model of a connection, registered when it is asked for the first time. */
export const modelOf = <Doc>(store: Connection, name: string, schema: Schema<Doc>): Model<Doc> =>
  (store.models[name] as Model<Doc> | undefined) ?? store.model<Doc>(name, schema);
