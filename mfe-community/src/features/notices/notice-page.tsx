import type { Notice } from '@narae/contracts';
import { communityDtl } from '@narae/contracts/rows';
import { pageLink, useFormat, useReqParam, useT, useTitle } from '@narae/shell-sdk';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import { ButtonLink, Loaded, NotFoundState, RichText, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './notices.module.css';

/** /communityDetail: one notice (COMMUNITY-3). */
export default function NoticePage(): ReactNode {
  const cou_id = useReqParam('cou_id');
  return cou_id ? <LoadedNotice key={cou_id} cou_id={cou_id} /> : <NoNotice />;
}

function LoadedNotice({ cou_id }: { readonly cou_id: string }): ReactNode {
  const t = useT(namespace);
  const result = useCall(communityDtl, { cou_id }, { select: firstRow });
  return (
    <Loaded
      result={result}
      waiting={
        <div className={css.page} aria-busy="true">
          <h1 className={css.title}>{t('section_notice')}</h1>
          <Skeleton shape="text" count={3} />
        </div>
      }
      failed={{ headingLevel: 1, title: t('notices_fail'), children: t('notices_fail_text') }}
    >
      {(notice) => (notice ? <ShownNotice notice={notice} /> : <NoNotice />)}
    </Loaded>
  );
}

function ShownNotice({ notice }: { readonly notice: Notice }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const { event_id } = notice;
  useTitle(notice.cou_ttl_nm);
  return (
    <article className={css.page}>
      <h1 className={css.title}>{notice.cou_ttl_nm}</h1>
      <p className={css.day} suppressHydrationWarning>
        {format.date(notice.cou_ymd_format)}
      </p>
      <RichText html={notice.cou_content} />
      <div className={css.actions}>
        {event_id && (
          <ButtonLink kind="accent" link={pageLink('eventDetail', { event_id })}>
            {t('notice_event')}
          </ButtonLink>
        )}
        <ButtonLink link={pageLink('communityList')}>{common('btn_list')}</ButtonLink>
        <ButtonLink link={pageLink('home')}>{common('btn_home')}</ButtonLink>
      </div>
    </article>
  );
}

function NoNotice(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  useTitle(t('notice_gone'));
  return (
    <NotFoundState
      headingLevel={1}
      title={t('notice_gone')}
      action={<ButtonLink link={pageLink('communityList')}>{common('btn_list')}</ButtonLink>}
    >
      {t('notice_gone_text')}
    </NotFoundState>
  );
}
