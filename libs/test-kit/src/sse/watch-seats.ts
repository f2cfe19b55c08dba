/** What somebody who watches the shop is told of one product's seats. */
export interface SeatEvent {
  readonly prod_id: string;
  readonly remaining: number;
}

/**
 * Listens to a stream of server-sent events as a browser does and hands on what it says of seats; the promise resolves
 * once the stream has begun.
 */
export const watchSeats = async (
  url: string,
  onEvent: (news: SeatEvent) => void,
): Promise<{ close: () => void }> => {
  const ending = new AbortController();
  const { body } = await fetch(url, { signal: ending.signal, headers: { accept: 'text/event-stream' } });
  if (!body) throw new Error(`${url} is no stream`);
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of body) {
      const blocks = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, data] = /^event: seat\ndata: (.*)$/m.exec(block) ?? [];
        if (data) onEvent(JSON.parse(data) as SeatEvent);
      }
    }
  };
  // It ends when it is closed, here or there.
  read().catch(() => undefined);
  return { close: () => ending.abort() };
};
