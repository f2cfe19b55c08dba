import type { Connection, Model, Schema } from 'mongoose';

export function kitModel<Doc>(store: Connection, name: string, schema: Schema<Doc>): Model<Doc> {
  return (store.models[name] as Model<Doc> | undefined) ?? store.model<Doc>(name, schema);
}
