import type { Preview } from '@narae/contracts';
import type { LanTp } from '@narae/shell-sdk';
import type { QueryClient } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { PreviewFrame } from '../../shared/admin/preview-frame.tsx';
import { LoadedEvent } from './event-detail-page.tsx';

const fill = (
  client: QueryClient,
  { event, images }: Preview,
  { id, lanTp }: { id: string; lanTp: LanTp },
): void => {
  client.setQueryData(['event', id, lanTp], event);
  client.setQueryData(['story-images', { event_id: id }, lanTp], images);
};

/** /admin/previewEvent: the event page as visitors would see a draft. */
export default function PreviewPage(): ReactNode {
  return (
    <PreviewFrame kind="event" fill={fill}>
      {(event_id) => <LoadedEvent event_id={event_id} />}
    </PreviewFrame>
  );
}
