import { fileTypeFromBuffer } from 'file-type';

/** Milliseconds another site has to answer, and bytes from which a film is told. */
const PATIENCE_MS = 5_000;
const HEAD_BYTES = 4_100;

/** The beginning of an answer; what follows is not fetched. */
const headOf = async (body: ReadableStream<Uint8Array>): Promise<Buffer> => {
  const head: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    head.push(chunk);
    length += chunk.length;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(head).subarray(0, HEAD_BYTES);
};

/** Whether an mp4 can be fetched at an address; the first bytes are read, redirects are not followed. */
export const reachFilm = async (address: string): Promise<boolean> => {
  try {
    const answer = await fetch(address, {
      headers: { range: `bytes=0-${HEAD_BYTES - 1}` },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok || !answer.body) return false;
    return (await fileTypeFromBuffer(await headOf(answer.body)))?.mime === 'video/mp4';
  } catch {
    // Not there, not in time, not allowed: a film nobody can fetch is a film nobody can play.
    return false;
  }
};
