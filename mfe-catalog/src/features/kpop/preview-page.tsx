import type { Preview } from '@narae/contracts';
import type { LanTp } from '@narae/shell-sdk';
import type { QueryClient } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { PreviewFrame } from '../../shared/admin/preview-frame.tsx';
import { LoadedInfo } from './kpop-detail-page.tsx';

const fill = (
  client: QueryClient,
  { kpopInfo, images }: Preview,
  { id, lanTp }: { id: string; lanTp: LanTp },
): void => {
  client.setQueryData(['kpop-info', id, lanTp], kpopInfo);
  client.setQueryData(['story-images', { info_seq: id }, lanTp], images);
};

/** /admin/previewKpop: the page of a story as visitors would see a draft. */
export default function PreviewPage(): ReactNode {
  return (
    <PreviewFrame kind="kpopInfo" fill={fill}>
      {(info_seq) => <LoadedInfo info_seq={info_seq} />}
    </PreviewFrame>
  );
}
