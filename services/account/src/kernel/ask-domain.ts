import { callTable } from '@narae/contracts/call-table';
import { fetchBounded } from '@narae/service-kit';
import type { KernelContext } from './context.ts';

/** Answers are small; a domain that takes longer counts as away. */
const patienceMs = 15_000;
/** The largest answer is a stored picture. */
const mostBytes = 32 * 1024 * 1024;

type AskedCall =
  | 'memberExportPart'
  | 'memberExportFile'
  | 'memberJoinPart'
  | 'memberSaidPart'
  | 'memberSaidFile'
  | 'memberSeen';

export type AskedDomain = (typeof callTable)[AskedCall]['owner'];

export class DomainAway extends Error {
  readonly domain: AskedDomain;
  constructor(domain: AskedDomain, failures: readonly string[]) {
    super(`${domain} does not answer: ${failures.join(', ') || 'no address'}`);
    this.domain = domain;
  }
}

export type AskingContext = Pick<KernelContext, 'config' | 'tokens' | 'now'>;

/** Tries the replicas in turn, each time with a token for this member alone. @throws DomainAway where none answers */
export const askDomain = async (
  { config, tokens, now }: AskingContext,
  mem_id: string,
  name: AskedCall,
  info: object,
): Promise<Response> => {
  const { path, owner } = callTable[name];
  const failures: string[] = [];
  for (const url of config.domainUrls[owner]) {
    try {
      const answer = await fetchBounded(new URL(path, url), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await tokens.exporting(mem_id, now())}`,
        },
        body: JSON.stringify({ info }),
        timeoutMs: patienceMs,
        mostBytes,
      });
      if (answer.ok) return answer;
      failures.push(`${name}: ${answer.status}`);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : 'no answer');
    }
  }
  throw new DomainAway(owner, failures);
};
