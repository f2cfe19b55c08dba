import type { KpopInfoDetail } from '@narae/contracts';
import { kpopImageList, kpopInfoDetail } from '@narae/contracts/rows';
import { Link, linkTo, pageLink, useFormat, useReqParam, useT, useTitle } from '@narae/shell-sdk';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import { ButtonLink, RichText } from '@narae/ui';
import type { ReactNode } from 'react';
import { storyCategory, useCategoryNames } from '../../shared/category-names.ts';
import { Films } from '../../shared/films.tsx';
import { PictureCarousel } from '../../shared/picture-carousel.tsx';
import { DetailLoader, NoArticle } from '../../shared/detail-loader.tsx';
import css from '../../shared/story-page.module.css';
import { StoryTabs } from '../../shared/story-tabs.tsx';
import { namespace } from '../../texts.ts';

/** /kpopInfoDetail: one article (EVENT-1). */
export default function KpopDetailPage(): ReactNode {
  const info_seq = useReqParam('info_seq');
  if (!info_seq) return <NoArticle />;
  return <LoadedInfo key={info_seq} info_seq={info_seq} />;
}

export function LoadedInfo({ info_seq }: { readonly info_seq: string }): ReactNode {
  const t = useT(namespace);
  const result = useCall(kpopInfoDetail, { info_seq }, { select: firstRow });
  return (
    <DetailLoader result={result} failed={t('story_fail')} none={<NoArticle />}>
      {(info) => <Info info={info} />}
    </DetailLoader>
  );
}

function Info({ info }: { readonly info: KpopInfoDetail }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const group_nm = useCategoryNames().get(storyCategory.kpop);
  const { data = [] } = useCall(kpopImageList, { info_seq: info.info_seq });
  const listPicture = { ...info, prod_id: info.info_seq, alt: info.file_alt };
  const ofType = (type: string) => data.filter((image) => image.file_type === type);
  const carousel = ofType('2').length > 0 ? ofType('2') : [listPicture];
  useTitle(info.info_title, info.info_desc);
  return (
    <article className={css.page}>
      <header className={css.head}>
        <Link className={css.group} {...linkTo('kpopInfo', { group_nm })}>
          {group_nm ?? t('section_kpop_list')}
        </Link>
        <h1 className={css.title}>{info.info_title}</h1>
        <p className={css.sub}>{info.info_desc}</p>
        <p className={css.facts} suppressHydrationWarning>
          {format.date(info.ymd_format)}
        </p>
      </header>
      <div className={css.gallery}>
        <PictureCarousel label={info.info_title} pictures={carousel} />
      </div>
      <div className={css.body}>
        <Films
          story={info}
          title={info.info_title}
          file_path={info.file_path}
          id={info.info_seq}
          posters={[...ofType('4'), listPicture]}
        />
        <StoryTabs label={info.info_title} id={info.info_seq} comment_type="kpopinfo">
          <RichText html={info.info_content} />
        </StoryTabs>
      </div>
      <Further info={info} />
    </article>
  );
}

function Further({ info }: { readonly info: KpopInfoDetail }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { prod_id, event_id, event_title } = info;
  return (
    <aside className={css.aside} aria-label={t('kpop_artist')}>
      {info.kpop_content && (
        <>
          <h2>{t('kpop_artist')}</h2>
          <RichText html={info.kpop_content} />
        </>
      )}
      {event_title && (
        <>
          <h2>{t('kpop_event')}</h2>
          <Link {...linkTo('eventDetail', { event_id })}>{event_title}</Link>
        </>
      )}
      <div className={css.actions}>
        {prod_id && (
          <ButtonLink kind="accent" wide link={pageLink('productDetail', { prod_id })}>
            {t('kpop_product')}
          </ButtonLink>
        )}
        <ButtonLink wide link={pageLink('home')}>
          {common('btn_home')}
        </ButtonLink>
      </div>
    </aside>
  );
}
