import type { Preview } from '@narae/contracts';
import { kpopImageList, kpopInfoDetail } from '@narae/contracts/rows';
import type { Answer } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { PreviewFrame } from '../../shared/admin/preview-frame.tsx';
import { LoadedInfo } from './kpop-detail-page.tsx';

const give = (answer: Answer, { kpopInfo, images }: Preview, info_seq: string): void => {
  answer(kpopInfoDetail, { info_seq }, kpopInfo ? [kpopInfo] : []);
  answer(kpopImageList, { info_seq }, images);
};

/** /admin/previewKpop: the page of a story as visitors would see a draft. */
export default function KpopPreviewPage(): ReactNode {
  return (
    <PreviewFrame kind="kpopInfo" give={give}>
      {(info_seq) => <LoadedInfo info_seq={info_seq} />}
    </PreviewFrame>
  );
}
