export { startEmbeddedMongo } from './start.ts';
export type { EmbeddedMongo, EmbeddedMongoOptions } from './start.ts';
export { spawnEmbeddedMongo } from './spawn.ts';
export type { SpawnedMongo, SpawnOptions } from './spawn.ts';
export { DirectoryInUseError, lockDirectory } from './lock.ts';
export { copyDataFile } from './copy.ts';
