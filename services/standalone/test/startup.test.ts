import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, rejectInProduction } from '../src/config.ts';
import { openDataDir } from '../src/data/data-dir.ts';
import { checkBroker, checkPort } from '../src/site/checks.ts';
import { StartupError } from '../src/data/startup-error.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'narae-start-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const listening = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

describe('the settings', () => {
  it('have defaults: the sandbox takes the next port', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, sandboxPort: 3001, origin: 'http://localhost:3000' });
  });

  it('take an empty variable for an absent one', () => {
    expect(readConfig({ MONGO_URL: '', NATS_URL: '', SANDBOX_PORT: '' })).toMatchObject({
      sandboxPort: 3001,
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['MONGO_URL', 'http://database'],
    ['NATS_URL', 'broker'],
    ['LOG_LEVEL', 'loud'],
  ])('name %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(StartupError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} is not usable`));
  });

  it('reject production, where nobody may pay with make-believe money', () => {
    expect(() => rejectInProduction(readConfig({ NODE_ENV: 'production' }))).toThrow(
      'NODE_ENV is production',
    );
    expect(() => rejectInProduction(readConfig({}))).not.toThrow();
  });
});

describe('a port', () => {
  it('that is taken is named together with its variable', async () => {
    const server = await listening();
    try {
      await expect(checkPort('127.0.0.1', portOf(server), 'SANDBOX_PORT')).rejects.toThrow(
        `Port ${portOf(server)} is taken by another program; set SANDBOX_PORT to another one`,
      );
    } finally {
      server.close();
    }
  });
});

describe('the broker', () => {
  it('that nobody runs is said to be missing; one that listens is fine', async () => {
    const server = await listening();
    const url = `nats://127.0.0.1:${portOf(server)}`;
    await expect(checkBroker(url)).resolves.toBeUndefined();
    await new Promise((resolve) => {
      server.close(resolve);
    });
    await expect(checkBroker(url)).rejects.toThrow('Nobody answers at NATS_URL');
  });
});

describe('the data directory', () => {
  it('keeps its secret from one start to the next', () => {
    const first = openDataDir(root);
    first.release();
    const second = openDataDir(root);
    second.release();
    expect(first.documentKey).toHaveLength(32);
    expect(second.documentKey).toEqual(first.documentKey);
  });

  it('belongs to one start at a time', () => {
    const { release } = openDataDir(root);
    expect(() => openDataDir(root)).toThrow(`is in use by process ${process.pid}`);
    release();
    openDataDir(root).release();
  });

  it('is taken over from a start that was killed', async () => {
    await writeFile(path.join(root, 'owner.json'), JSON.stringify({ pid: 4_194_305, started: '1' }));
    openDataDir(root).release();
  });

  it('that cannot be written is named', async () => {
    const file = path.join(root, 'file');
    await writeFile(file, '');
    expect(() => openDataDir(path.join(file, 'below'))).toThrow(/cannot be written \(ENOTDIR\)/);
  });

  it('whose key was cut short is rejected, not overwritten', async () => {
    openDataDir(root).release();
    const key = path.join(root, 'secrets/documents.key');
    await writeFile(key, 'abcd');
    expect(() => openDataDir(root)).toThrow('does not hold the key it should');
    expect(await readFile(key, 'utf8')).toBe('abcd');
  });
});
