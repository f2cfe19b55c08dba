import type { AdminMember } from '@narae/contracts';
import { memberProviders } from '@narae/contracts/member-admin-limits';
import { href, LANGUAGES, Link, useFormat, useT } from '@narae/shell-sdk';
import { ViewHead } from '@narae/shell-sdk/admin';
import { Badge } from '@narae/ui';
import type { ReactNode } from 'react';
import { memberLooks } from './member-rows.tsx';
import css from './members.module.css';

/** Who a member is, how they get in, what they agreed to, and the way to their orders. */
export function MemberFacts({ shown }: { readonly shown: AdminMember }): ReactNode {
  const t = useT('accountAdmin');
  const format = useFormat();
  const { member, erase_at, lan_tp, company_type, has_password, consent } = shown;
  const { mem_id, mem_nm, mem_nick, mem_email, email_confirmed, mem_tel, state, sns_type, reg_date } = member;
  const provider = memberProviders.find((one) => one === sns_type);
  const ways = [has_password && t('way_password'), provider && t(`provider_${provider}`)].filter(Boolean);
  const facts = [
    { name: t('number'), value: mem_id },
    {
      name: t('email'),
      value: mem_email && `${mem_email}${email_confirmed ? '' : ` · ${t('unconfirmed')}`}`,
    },
    { name: t('tel'), value: mem_tel },
    { name: t('nick'), value: mem_nick },
    { name: t('language'), value: lan_tp && LANGUAGES[lan_tp].ownName },
    { name: t('joined'), value: format.date(reg_date, 'time') },
    ...(erase_at ? [{ name: t('erase_at'), value: format.date(erase_at, 'time') }] : []),
    { name: t('partner'), value: company_type },
    { name: t('ways'), value: ways.join(', ') },
    { name: t('consent'), value: consent && format.date(consent.at, 'time') },
    { name: t('marketing'), value: consent && t(consent.marketing ? 'yes' : 'no') },
  ];
  return (
    <>
      <ViewHead
        id="member-title"
        title={mem_nm || mem_nick || mem_id}
        action={<Badge state={memberLooks[state]}>{t(`state_${state}`)}</Badge>}
      />
      <dl className={css.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className={css.note}>{name}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
      <Link className={css.rowLink} to={href('adminBooking', { view: 'orders', q: mem_id })}>
        {t('to_orders')}
      </Link>
    </>
  );
}
