import { useSearchParams } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { queueLink, readQueue } from './queue-address.ts';
import { QueueList } from './queue-list.tsx';
import { QueueView } from './queue-view.tsx';

/** The waiting lists (SEAT-7): all of them, or one by the address. */
export default function WaitingPart(): ReactNode {
  const [query] = useSearchParams();
  const queue = readQueue(query.get('id'));
  return queue ? <QueueView key={queueLink(queue)} queue={queue} /> : <QueueList />;
}
