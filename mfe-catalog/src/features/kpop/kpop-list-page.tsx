import type { KpopInfo } from '@narae/contracts';
import { kpopInfoList } from '@narae/contracts/rows';
import {
  pageLink,
  pictureFormats,
  pictureSource,
  pictureWidths,
  useFormat,
  useReqParam,
  useT,
} from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Card, Picture } from '@narae/ui';
import type { ReactNode } from 'react';
import { gridCard } from '../../shared/picture-sizes.ts';
import { StoryList } from '../../shared/story-list.tsx';
import { namespace } from '../../texts.ts';

/** /kpopInfo: picture, title, day and description of each article (EVENT-1). */
export default function KpopListPage(): ReactNode {
  const t = useT(namespace);
  return (
    <StoryList
      heading={t('section_kpop_list')}
      none={t('kpop_none')}
      result={useCall(kpopInfoList, {})}
      card={(info, first) => <KpopCard key={info.info_seq} info={info} priority={first} />}
    />
  );
}

function KpopCard({ info, priority }: { readonly info: KpopInfo; readonly priority: boolean }): ReactNode {
  const format = useFormat();
  const group_nm = useReqParam('group_nm');
  return (
    <Card
      link={pageLink('kpopInfoDetail', { info_seq: info.info_seq, group_nm })}
      title={info.info_title}
      headingLevel={2}
      meta={[info.info_desc, format.date(info.ymd_format)]}
      picture={
        <Picture
          src={pictureSource({ ...info, prod_id: info.info_seq })}
          widths={pictureWidths}
          formats={pictureFormats}
          sizes={gridCard}
          alt=""
          priority={priority}
        />
      }
    />
  );
}
