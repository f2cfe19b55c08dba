import type { Preview } from '@narae/contracts';
import { eventInfoDtl, kpopImageList } from '@narae/contracts/rows';
import type { Answer } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { PreviewFrame } from '../../shared/admin/preview-frame.tsx';
import { LoadedEvent } from './event-detail-page.tsx';

const give = (answer: Answer, { event, images }: Preview, event_id: string): void => {
  answer(eventInfoDtl, { event_id }, event ? [event] : []);
  answer(kpopImageList, { event_id }, images);
};

/** /admin/previewEvent: the event page as visitors would see a draft. */
export default function EventPreviewPage(): ReactNode {
  return (
    <PreviewFrame kind="event" give={give}>
      {(event_id) => <LoadedEvent event_id={event_id} />}
    </PreviewFrame>
  );
}
