/** Hands the reference from the provider's popup to its opener (PAY-9); isolation takes `window.opener`. */
const CHANNEL = 'narae-pay';
/** Without it every window goes on by itself. */
const supported = (): boolean => 'BroadcastChannel' in globalThis;
/** The landing page then goes on by itself. */
const PATIENCE_MS = 1_500;
/** The opener may be on its way from the order to the result. */
const ASK_AGAIN_MS = 150;

interface Handover {
  readonly refno: string;
  readonly taken?: true;
}

/** Returns how to stop. */
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

/** True when a waiting page has taken the reference. */
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
