import { Agent, request } from 'node:http';

/** What a load process is sent and what it answers. */
export interface LoadTask {
  url: string;
  body: string;
  connections: number;
  milliseconds: number;
}
export interface LoadResult {
  perSecond: number;
  /** Milliseconds. */
  median: number;
  p99: number;
}

const once = (url: string, body: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const call = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`answered ${answer.statusCode}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });

/** Keeps so many connections busy for a while; in a process of its own, apart from what it measures. */
const load = async ({ url, body, connections, milliseconds }: LoadTask): Promise<LoadResult> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  const shopper = async (): Promise<void> => {
    while (performance.now() < end) {
      const started = performance.now();
      await once(url, body, agent);
      times.push(performance.now() - started);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, shopper));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, median: at(0.5), p99: at(0.99) };
};

process.on('message', async (task: LoadTask) => {
  process.send?.(await load(task));
});
