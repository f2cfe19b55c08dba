import { jest } from '@jest/globals';
import { findRemote } from './remotes-file.ts';

const entry = (version: string) => ({
  name: 'mfe-booking',
  version,
  entry: `/mfe-booking/${version}/remoteEntry.js`,
});
const fetchFile = jest.fn<() => Promise<Response>>();
const file = (...remotes: object[]): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify({ remotes })));

beforeEach(() => {
  fetchFile.mockReset();
  globalThis.fetch = fetchFile as typeof fetch;
});

describe('the list of remotes', () => {
  it('is read once for all remotes, and again for a retry', async () => {
    fetchFile.mockImplementation(() => file(entry('a1')));
    expect((await findRemote('mfe-booking', true)).version).toBe('a1');
    await findRemote('mfe-booking', false);
    expect(fetchFile).toHaveBeenCalledTimes(1);
    fetchFile.mockImplementation(() => file(entry('b2')));
    expect((await findRemote('mfe-booking', true)).version).toBe('b2');
  });

  it('that does not name a remote says so', async () => {
    fetchFile.mockImplementation(() => file(entry('a1')));
    await expect(findRemote('mfe-catalog', true)).rejects.toThrow('mfe-catalog is not deployed');
  });

  it('that could not be read is asked for again', async () => {
    fetchFile.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
    await expect(findRemote('mfe-booking', true)).rejects.toThrow('offline');
    fetchFile.mockImplementation(() => file(entry('a1')));
    expect((await findRemote('mfe-booking', false)).version).toBe('a1');
  });

  it('that is an error page is no list', async () => {
    fetchFile.mockImplementation(() => Promise.resolve(new Response('nope', { status: 502 })));
    await expect(findRemote('mfe-booking', true)).rejects.toThrow('502');
  });
});
