import type { RemoteEntry, RemoteName, RemotesFile } from '@narae/contracts/slots';

const PATH = '/remotes.json';

let known: Promise<RemotesFile> | undefined;

async function read(): Promise<RemotesFile> {
  const answer = await fetch(PATH, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${PATH} answered ${answer.status}`);
  return (await answer.json()) as RemotesFile;
}

/** `fresh` reads the list again, for retries. */
export async function findRemote(name: RemoteName, fresh: boolean): Promise<RemoteEntry> {
  if (fresh) known = undefined;
  known ??= read();
  const file = await known.catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  const entry = file.remotes.find((remote) => remote.name === name);
  if (!entry) throw new Error(`${name} is not deployed`);
  return entry;
}

export async function readRemotes(): Promise<RemotesFile> {
  const file = await read();
  known = Promise.resolve(file);
  return file;
}
