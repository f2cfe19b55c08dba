export { copyDataFile } from './data-file.ts';
export { startEmbeddedMongo, type EmbeddedMongo, type EmbeddedMongoOptions } from './start.ts';
