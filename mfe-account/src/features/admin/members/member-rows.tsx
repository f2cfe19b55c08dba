import type { AdminMemberRow, MemberState } from '@narae/contracts';
import { Link, useFormat, useT } from '@narae/shell-sdk';
import { Badge, Table, type BadgeState } from '@narae/ui';
import type { ReactNode } from 'react';
import { adminLink } from '../address.ts';
import css from './members.module.css';

export const memberLooks: Readonly<Record<MemberState, BadgeState>> = {
  active: 'inProgress',
  waiting: 'confirmed',
  locked: 'closed',
  rejected: 'closed',
};

export function MemberRows({ rows }: { readonly rows: readonly AdminMemberRow[] }): ReactNode {
  const t = useT('accountAdmin');
  const format = useFormat();
  return (
    <Table
      caption={t('part_members')}
      captionHidden
      dense
      named
      rows={rows}
      rowKey={({ mem_id }) => mem_id}
      columns={[
        {
          key: 'member',
          header: t('col_member'),
          cell: ({ mem_id, mem_nm, mem_nick }) => (
            <div className={css.long}>
              <Link className={css.rowLink} to={adminLink('members', { id: mem_id })}>
                {mem_nm || mem_nick || mem_id}
              </Link>
              <span className={css.note}>{mem_id}</span>
            </div>
          ),
        },
        {
          key: 'contact',
          header: t('col_contact'),
          cell: ({ mem_email, mem_tel }) => (
            <div className={css.long}>
              {mem_email || '—'}
              {mem_tel && <span className={css.note}>{mem_tel}</span>}
            </div>
          ),
        },
        {
          key: 'state',
          header: t('state'),
          cell: ({ state }) => <Badge state={memberLooks[state]}>{t(`state_${state}`)}</Badge>,
        },
        { key: 'role', header: t('role'), cell: ({ role }) => (role ? t(`role_${role}`) : '—') },
        { key: 'joined', header: t('joined'), cell: ({ reg_date }) => format.date(reg_date, 'short') },
      ]}
    />
  );
}
