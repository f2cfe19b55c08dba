import type { AdminEvent } from '@narae/contracts';
import type { ReactNode } from 'react';
import css from './events.module.css';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';

/** Writing to everybody who has reserved, and what was written before (EVENT-12). */
export function Messages({ event: { event_id } }: { readonly event: AdminEvent }): ReactNode {
  return (
    <div className={css.messages}>
      <MessageForm event_id={event_id} />
      <MessageList event_id={event_id} />
    </div>
  );
}
