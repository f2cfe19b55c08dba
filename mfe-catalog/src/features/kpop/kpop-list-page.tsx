import type { KpopInfo } from '@narae/contracts';
import { kpopInfoList } from '@narae/contracts/rows';
import { pageLink, useFormat, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { storyCategory, useCategoryNames } from '../../shared/category-names.ts';
import { StoryCard, StoryList } from '../../shared/story-list.tsx';
import { namespace } from '../../texts.ts';

/** /kpopInfo: picture, title, day and description of each article (EVENT-1). */
export default function KpopListPage(): ReactNode {
  const t = useT(namespace);
  return (
    <StoryList
      of="kpop"
      heading={t('section_kpop_list')}
      none={t('kpop_none')}
      result={useCall(kpopInfoList, {})}
      card={(info, first) => <KpopCard key={info.info_seq} info={info} first={first} />}
    />
  );
}

function KpopCard({ info, first }: { readonly info: KpopInfo; readonly first: boolean }): ReactNode {
  const format = useFormat();
  const group_nm = useCategoryNames().get(storyCategory.kpop);
  const { info_seq } = info;
  return (
    <StoryCard
      link={pageLink('kpopInfoDetail', { info_seq, group_nm })}
      title={info.info_title}
      meta={[info.info_desc, format.date(info.ymd_format)]}
      picture={{ ...info, prod_id: info_seq }}
      first={first}
    />
  );
}
