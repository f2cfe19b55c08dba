import type { WritingBlock } from '@narae/contracts';
import { writingBlocks, writingUnblock } from '@narae/contracts/rows';
import { confirm, useCallOnce, useFormat, useT } from '@narae/shell-sdk';
import { AdminList, useChange } from '@narae/shell-sdk/admin';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../../texts.ts';
import { useRefreshPosts } from '../posts/use-decide.ts';
import css from '../posts/posts.module.css';

function BlockRow({ block }: { readonly block: WritingBlock }): ReactNode {
  const t = useT('communityAdmin');
  const reasons = useT(namespace);
  const format = useFormat();
  const callOnce = useCallOnce();
  const { busy, change } = useChange(useRefreshPosts());
  const { mem_id, user_nick, version } = block;
  const name = user_nick || mem_id;
  const unblock = async (): Promise<void> => {
    if (!(await confirm({ title: t('unblock_title', { name }), ok: t('unblock') }))) return;
    await change(() => callOnce(writingUnblock, { mem_id, version }), t('unblock_done', { name }));
  };
  return (
    <>
      <p className={css.head}>
        <strong>{name}</strong>
        <span className={css.note}>{mem_id}</span>
      </p>
      <p className={css.text}>
        {reasons(`report_${block.reason}`)}
        {block.note && ` – ${block.note}`}
      </p>
      <p className={css.note}>
        {t('block_time', { from: format.date(block.since, 'time'), to: format.date(block.until, 'time') })}
      </p>
      <div className={css.actions}>
        <Button kind="secondary" busy={busy} onClick={() => void unblock()}>
          {t('unblock')}
        </Button>
      </div>
    </>
  );
}

/** Members who may not write, the last stopped first (COMMUNITY-32). */
export default function BlocksPart(): ReactNode {
  const t = useT('communityAdmin');
  const reasons = useT(namespace);
  return (
    <AdminList
      call={writingBlocks}
      title={t('part_blocks')}
      rowsOf={({ rows }) => rows}
      none={t('blocks_none')}
      rowKey={({ mem_id }) => mem_id}
      card={(block) => <BlockRow block={block} />}
      columns={[
        { key: 'number', header: t('col_number'), value: ({ mem_id }) => mem_id, reference: true },
        { key: 'reason', header: t('reason'), value: ({ reason }) => reasons(`report_${reason}`) },
        { key: 'since', header: t('col_since'), value: ({ since }) => since },
        { key: 'until', header: t('col_until'), value: ({ until }) => until },
      ]}
    />
  );
}
