import { Id } from '@narae/contracts';
import type { LanTp } from '@narae/contracts/languages';
import type { PageFacts } from './page-facts.ts';

/** One page that somebody asks for. */
export interface Visit {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly lanTp: LanTp;
  readonly origin: string;
  readonly facts: PageFacts;
}

/** Whether a value of an address can be an identifier of the shop. */
export const isId = (value: string): boolean => Id.safeParse(value).success;
