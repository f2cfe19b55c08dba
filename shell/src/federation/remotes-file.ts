import type { RemoteEntry, RemoteName, RemotesFile } from '@narae/contracts/slots';

const PATH = '/remotes.json';

let cached: Promise<RemotesFile> | undefined;

async function read(): Promise<RemotesFile> {
  const answer = await fetch(PATH, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${PATH} answered ${answer.status}`);
  return (await answer.json()) as RemotesFile;
}

/** `fresh` reads the list again, for retries. */
export async function findRemote(name: RemoteName, fresh: boolean): Promise<RemoteEntry> {
  if (fresh) cached = undefined;
  cached ??= read();
  const file = await cached.catch((error: unknown) => {
    cached = undefined;
    throw error;
  });
  const entry = file.remotes.find((remote) => remote.name === name);
  if (!entry) throw new Error(`${name} is not deployed`);
  return entry;
}

export async function readRemotes(): Promise<RemotesFile> {
  const file = await read();
  cached = Promise.resolve(file);
  return file;
}
