import { fileTypeFromBuffer } from 'file-type';

/** Milliseconds for an answer of another site, and the bytes that identify a film. */
const PATIENCE_MS = 5_000;
const HEAD_BYTES = 4_100;

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

/** Whether an mp4 can be fetched: reads the first bytes, follows no redirects. */
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
    // A film that cannot be fetched cannot be played.
    return false;
  }
};
