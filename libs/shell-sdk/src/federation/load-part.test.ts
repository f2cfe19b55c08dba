import { jest } from '@jest/globals';
import { loadChunks } from './load-part.tsx';

/** What webpack throws for a chunk or a style sheet that did not come. */
const missing = (request: string): Error =>
  Object.assign(new Error(`Loading chunk ${request} failed.`), { name: 'ChunkLoadError', request });

/** Fails once for each error, in their order. */
const failing = (...errors: Error[]) => {
  const left = [...errors];
  return jest.fn(async () => {
    const error = left.shift();
    if (error) throw error;
    return 'the page';
  });
};

describe('chunks', () => {
  it('whose preloads have failed are asked for again, each of them', async () => {
    const load = failing(missing('/870.js'), missing('/830.js'), missing('/21.css'));
    await expect(loadChunks(load)).resolves.toBe('the page');
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('that fail a second time are missing', async () => {
    const load = failing(missing('/870.js'), missing('/870.js'));
    await expect(loadChunks(load)).rejects.toThrow('Loading chunk /870.js failed.');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that come and throw are not run again', async () => {
    const load = failing(new TypeError('broken'));
    await expect(loadChunks(load)).rejects.toThrow('broken');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
