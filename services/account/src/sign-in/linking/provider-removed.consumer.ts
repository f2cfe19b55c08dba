import { memberChangedV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { finishRemovals } from './providers-of.ts';

/** A provider is taken away for good also where the process stopped half-way (ACCOUNT-10). */
export const consumeProviderRemovals = (context: AccountContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'account-provider-removals',
    events: [memberChangedV1],
    concerns: ({ kind }) => kind === 'provider_removed',
    handle: (_event, { mem_id }) => finishRemovals(context, mem_id),
  });
