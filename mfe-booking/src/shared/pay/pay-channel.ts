/**
 * How the provider's landing page inside the popup hands a payment reference to the page that opened it
 * (PAY-9). A broadcast instead of `window.opener`, which isolation between origins takes away.
 */
const CHANNEL = 'narae-pay';
/** Where it is missing, every window goes on by itself. */
const supported = (): boolean => 'BroadcastChannel' in globalThis;
/** How long the landing page waits for the opener before it goes on by itself, in milliseconds. */
const PATIENCE_MS = 1_500;
/** How often it asks meanwhile: the opener may be on its way from the order to the result. */
const ASK_AGAIN_MS = 150;

interface Handover {
  readonly refno: string;
  readonly taken?: true;
}

/** Listens for the landing page of one attempt; answers how to stop. */
export function announceTo(refno: string, onLanded: () => void): () => void {
  if (!supported()) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Handover>) => {
    if (data.refno !== refno || data.taken) return;
    channel.postMessage({ refno, taken: true } satisfies Handover);
    onLanded();
  };
  return () => channel.close();
}

/** Hands a reference over; true when a page that waits for it has taken it. */
export function handOver(refno: string): Promise<boolean> {
  if (!supported()) return Promise.resolve(false);
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise((resolve) => {
    const ask = (): void => channel.postMessage({ refno } satisfies Handover);
    const end = (taken: boolean): void => {
      clearTimeout(timer);
      clearInterval(asking);
      channel.close();
      resolve(taken);
    };
    const timer = setTimeout(() => end(false), PATIENCE_MS);
    channel.onmessage = ({ data }: MessageEvent<Handover>) => {
      if (data.refno === refno && data.taken) end(true);
    };
    const asking = setInterval(ask, ASK_AGAIN_MS);
    ask();
  });
}
