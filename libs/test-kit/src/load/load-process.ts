import { Agent, request } from 'node:http';

/** What a load process is sent and what it answers. */
export interface LoadTask {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly connections: number;
  readonly milliseconds: number;
}
export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
}

type Call = Pick<LoadTask, 'url' | 'method' | 'headers' | 'body'>;

const once = ({ url, method, headers, body }: Call, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) };
    const call = request(url, { method, agent, headers: { ...headers, ...length } }, (answer) => {
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
const load = async ({ connections, milliseconds, ...call }: LoadTask): Promise<LoadResult> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  const shopper = async (): Promise<void> => {
    while (performance.now() < end) {
      const started = performance.now();
      await once(call, agent);
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
