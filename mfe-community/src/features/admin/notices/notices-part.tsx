import type { DeskNoticeRow } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { deskNotice, deskNotices } from '@narae/contracts/rows';
import {
  Link,
  linkTo,
  useFormat,
  useGo,
  useLocale,
  useReqParam,
  useT,
  type LanTp,
  serverTime,
} from '@narae/shell-sdk';
import { CallList, ViewHead } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Badge, Button, IconPlus, Loaded, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { MissingLanguages } from '../desk-texts/text-languages.tsx';
import css from '../posts/posts.module.css';
import { NoticeForm, type NoticeFormProps } from './notice-form.tsx';
import { noticeState, type NoticeState } from './notice-state.view.ts';

/** Stands in the address in place of a number. */
const newNotice = 'new';

const badges = {
  draft: 'closingSoon',
  planned: 'closingSoon',
  published: 'confirmed',
  withdrawn: 'closed',
} as const satisfies Record<NoticeState, string>;

/** All notices, or the one that the address names (COMMUNITY-23). */
export default function NoticesPart(): ReactNode {
  const t = useT('communityAdmin');
  const id = useReqParam('id');
  const go = useGo();
  // Survives the form, which begins anew after a save.
  const [lanTp, onLanTp] = useState<LanTp>('KOR');
  const language = { lanTp, onLanTp };
  const list = linkTo('adminCommunity', { view: 'notices' });
  return (
    <section aria-labelledby="notices-title">
      <ViewHead id="notices-title" title={t('part_notices')} />
      {id ? (
        <>
          <Link className={css.link} {...list}>
            {t('notices_all')}
          </Link>
          {id === newNotice ? (
            <NoticeForm
              {...language}
              onDone={(made) =>
                made && go('adminCommunity', { view: 'notices', id: made.cou_id }, { replace: true })
              }
            />
          ) : (
            <KnownNotice
              key={id}
              {...language}
              cou_id={id}
              onGone={() => go('adminCommunity', { view: 'notices' })}
            />
          )}
        </>
      ) : (
        <>
          <div className={css.filters}>
            <p className={css.note}>{t('notices_text')}</p>
            <Button
              kind="secondary"
              icon={<IconPlus size={20} />}
              onClick={() => go('adminCommunity', { view: 'notices', id: newNotice })}
            >
              {t('notice_new')}
            </Button>
          </div>
          <NoticeList />
        </>
      )}
    </section>
  );
}

function KnownNotice({
  cou_id,
  onGone,
  ...language
}: Pick<NoticeFormProps, 'lanTp' | 'onLanTp'> & {
  readonly cou_id: string;
  readonly onGone: () => void;
}): ReactNode {
  const admin = useT('admin');
  const result = useCall(deskNotice, { cou_id }, { staleTime: 0 });
  return (
    <Loaded
      result={result}
      waiting={<Skeleton shape="row" count={4} />}
      failed={{ title: admin('load_fail'), compact: true }}
    >
      {(notice) => (
        <NoticeForm {...language} existing={notice} onDone={(stored) => stored === null && onGone()} />
      )}
    </Loaded>
  );
}

function NoticeList(): ReactNode {
  const t = useT('communityAdmin');
  const { lanTp } = useLocale();
  const [now] = useState(serverTime);
  return (
    <CallList
      call={deskNotices}
      caption={t('part_notices')}
      rowsOf={(notices) => notices}
      none={t('notices_none')}
      rowKey={({ cou_id }) => cou_id}
      card={(notice) => <NoticeCard notice={notice} now={now} />}
      columns={[
        { key: 'number', header: t('col_number'), value: ({ cou_id }) => cou_id, reference: true },
        { key: 'title', header: t('col_title'), value: ({ titles }) => textIn(titles, lanTp) },
        {
          key: 'state',
          header: t('standing'),
          value: (notice) => t(`notice_badge_${noticeState(notice, now)}`),
        },
        { key: 'publish', header: t('notice_publish_at'), value: ({ publish_at }) => publish_at },
      ]}
    />
  );
}

interface NoticeCardProps {
  readonly notice: DeskNoticeRow;
  readonly now: Date;
}

function NoticeCard({ notice, now }: NoticeCardProps): ReactNode {
  const t = useT('communityAdmin');
  const format = useFormat();
  const { lanTp } = useLocale();
  const state = noticeState(notice, now);
  const { cou_id, pinned, publish_at, titles, suggested } = notice;
  return (
    <>
      <p className={css.head}>
        <Badge state={badges[state]}>{t(`notice_badge_${state}`)}</Badge>
        {pinned && <span className={css.note}>{t('notice_pinned_short')}</span>}
        {publish_at && <span className={css.note}>{format.date(publish_at, 'local')}</span>}
      </p>
      <Link className={css.link} {...linkTo('adminCommunity', { view: 'notices', id: cou_id })}>
        {textIn(titles, lanTp)}
      </Link>
      <MissingLanguages titles={titles} suggested={suggested} />
    </>
  );
}
