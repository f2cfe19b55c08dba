import { spawnEmbeddedMongo } from '../src/spawn.ts';

/** A program that has the store for a child; the durability test ends it in the middle of everything. */
const { url } = await spawnEmbeddedMongo({ dataDir: process.argv[2]! });
process.send?.(url);
