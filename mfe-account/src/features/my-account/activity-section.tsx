import { ACTIVITIES_A_PAGE } from '@narae/contracts/my-account-limits';
import type { MyActivity } from '@narae/contracts';
import { myActivity } from '@narae/contracts/rows';
import { useFormat, useT } from '@narae/shell-sdk';
import { useCallPages } from '@narae/shell-sdk/query';
import { Button, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { AccountSection } from '../../shared/account-section.tsx';
import '../../shared/activity/texts.ts';
import css from './own.module.css';
import './texts.ts';

const nextPage = (page: readonly MyActivity[]) => {
  const last = page.at(-1);
  return last && page.length === ACTIVITIES_A_PAGE ? { after: { at: last.at, id: last.id } } : undefined;
};

function ActivityRow({ row }: { readonly row: MyActivity }): ReactNode {
  const t = useT('accountOwn');
  const names = useT('accountActivity');
  const format = useFormat();
  const { kind, by, method, user_agent_label, network, at } = row;
  const where = [user_agent_label, method && t(`method_${method}`), network].filter(Boolean).join(' · ');
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.name}>{names(`activity_${kind}`)}</p>
        <p className={css.soft}>{by === 'member' ? where : t('activity_by_shop')}</p>
        <p className={css.soft}>{format.date(at, 'local')}</p>
      </div>
    </li>
  );
}

/** What was done with the account, the newest first (ACCOUNT-21). */
export default function ActivitySection(): ReactNode {
  const t = useT('accountOwn');
  const result = useCallPages(myActivity, {}, nextPage, { staleTime: 0 });
  return (
    <AccountSection id="activity" title={t('activity_title')} text={t('activity_text')}>
      <Loaded
        result={result}
        waiting={<Skeleton shape="text" count={3} />}
        failed={{ title: t('load_fail'), children: t('load_fail_text'), compact: true }}
      >
        {(pages) => {
          const rows = pages.flat();
          if (rows.length === 0) return <p className={css.text}>{t('activity_none')}</p>;
          return (
            <>
              <ul className={css.rows} role="list">
                {rows.map((row) => (
                  <ActivityRow key={row.id} row={row} />
                ))}
              </ul>
              {result.hasNextPage && (
                <Button busy={result.isFetchingNextPage} onClick={() => void result.fetchNextPage()}>
                  {t('activity_more')}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </AccountSection>
  );
}
