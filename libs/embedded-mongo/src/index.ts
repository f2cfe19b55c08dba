export { startEmbeddedMongo } from './start.ts';
export type { EmbeddedMongo, EmbeddedMongoOptions } from './start.ts';
export { copyDataFile } from './copy.ts';
