import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brokerPlan } from '../../../tooling/bin/lib/broker.mjs';
import { ensureNatsServer } from '../../../tooling/bin/lib/machine.mjs';
import { freePort } from '../free-port.ts';

/** A NATS server with JetStream that a test can kill and whose data it can remove. */
export interface Broker {
  readonly url: string;
  kill(): Promise<void>;
  /** Removes its data; it must not be running. */
  loseData(): Promise<void>;
  start(): void;
  close(): Promise<void>;
}

/** Starts a broker; does not wait until it answers: the bus does. @throws where there is no nats-server to be had */
export async function openBroker(): Promise<Broker> {
  // Fails instead of skipping: a test without its broker proves nothing.
  if (!ensureNatsServer()) throw new Error('No nats-server on this machine, and none can be installed');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'narae-nats-'));
  const { args, url } = brokerPlan(dataDir, await freePort());
  let child: ChildProcess | undefined;
  const start = (): void => {
    child = spawn('nats-server', args, { stdio: 'ignore' });
  };
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const loseData = (): Promise<void> => rm(path.join(dataDir, 'nats'), { recursive: true, force: true });
  start();
  return {
    url,
    kill,
    loseData,
    start,
    close: async () => {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
