import { hostname } from 'node:os';
import { Double, Long } from 'bson';
import type { Connections } from '../server.ts';
import type { Command } from './call.ts';

const MOST_CONNECTIONS = 65_536;
const MEGABYTE = 1024 * 1024;

export type CommandCounts = Record<string, { total: number; failed: number }>;

/** What drivers and tools ask of a running server. It takes any field: sections that are named are switched on or off. */
export const serverStatus =
  (version: string, connections: Connections, counts: Readonly<CommandCounts>): Command =>
  () => {
    const { rss } = process.memoryUsage();
    return {
      host: hostname(),
      version,
      process: 'mongod',
      pid: Long.fromNumber(process.pid),
      uptime: new Double(Math.floor(process.uptime())),
      uptimeMillis: Long.fromNumber(Math.floor(process.uptime() * 1000)),
      localTime: new Date(),
      connections: {
        current: connections.current,
        available: MOST_CONNECTIONS - connections.current,
        totalCreated: connections.created,
      },
      metrics: {
        commands: Object.fromEntries(
          Object.entries(counts).map(([name, { total, failed }]) => [
            name,
            { total: Long.fromNumber(total), failed: Long.fromNumber(failed) },
          ]),
        ),
      },
      mem: { bits: 64, resident: Math.round(rss / MEGABYTE), supported: true },
      storageEngine: { name: 'lmdb', persistent: true },
    };
  };
