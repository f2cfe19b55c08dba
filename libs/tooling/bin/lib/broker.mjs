import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * How a NATS server with JetStream is started on a data directory, and where it lets those in who were told. Its
 * password is made anew each time and stands in a file for its owner alone: arguments are for every user to read.
 */
export const brokerPlan = (dataDir, port) => {
  const folder = path.join(dataDir, 'nats');
  const file = path.join(dataDir, 'secrets', 'nats.conf');
  const password = randomBytes(32).toString('hex');
  for (const made of [folder, path.dirname(file)]) mkdirSync(made, { recursive: true, mode: 0o700 });
  rmSync(file, { force: true });
  writeFileSync(file, `authorization { user: narae, password: "${password}" }\n`, { mode: 0o600 });
  const args = ['-c', file, '-js', '-a', '127.0.0.1', '-p', String(port), '-sd', folder];
  return { args, url: `nats://narae:${password}@127.0.0.1:${port}` };
};
