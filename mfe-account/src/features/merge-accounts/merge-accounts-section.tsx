import './texts.ts';
import { joinOffer, accountsJoin, myActivity, myProfile, myProviders } from '@narae/contracts/rows';
import { useT, call, confirm, toast, toastTimes, useFormat, useSession } from '@narae/shell-sdk';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import type { JoinOffer } from '@narae/contracts';
import { AccountSection } from '../../shared/account-section.tsx';
import { ProveForm, type Proof } from '../../shared/passkeys/prove-form.tsx';
import { providerNames } from '../../shared/provider-names.ts';
import css from './merge-accounts.module.css';

/** For a while after adding a provider found it in another account (ACCOUNT-36). */
export default function MergeAccountsSection(): ReactNode {
  const t = useT('accountJoining');
  const offer = useCall(joinOffer, {}, { staleTime: 0 });
  if (offer.isPending || offer.data === null) return null;
  return (
    <AccountSection id="joining" title={t('title')} text={t('section_text')}>
      <Loaded
        result={offer}
        waiting={<Skeleton shape="text" count={2} />}
        failed={{ title: t('failed'), children: t('failed_text'), compact: true }}
      >
        {(found) => found && <MergeAccountsForm offer={found} />}
      </Loaded>
    </AccountSection>
  );
}

function MergeAccountsForm({ offer }: { readonly offer: JoinOffer }): ReactNode {
  const t = useT('accountJoining');
  const errors = useT('errors');
  const format = useFormat();
  const { renew } = useSession();
  const cache = useCallCache();
  const { provider, label, mem_nm, mem_email, reg_date, moves, refused } = offer;
  const lines = useMoves(moves);

  const mergeAccounts = async (proof: Proof): Promise<void> => {
    const question = { title: t('ask_title'), text: t('ask_text'), ok: t('join'), cancel: t('not_now') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    try {
      await call(accountsJoin, proof);
      toast.show({ text: t('joined'), kind: 'success', ms: toastTimes.long });
      await renew();
      for (const row of [myProviders, myProfile, myActivity]) cache.invalidate(row);
    } finally {
      // An obstacle may have come up after it was asked for.
      cache.invalidate(joinOffer);
    }
  };
  return (
    <div className={css.stack}>
      <dl className={css.other}>
        <dt>{t('other')}</dt>
        <dd>
          {[mem_nm, mem_email, t('since', { day: format.date(reg_date, 'day') })].filter(Boolean).join(' · ')}
        </dd>
        <dt>{t('way')}</dt>
        <dd>{[providerNames[provider], label].filter(Boolean).join(' · ')}</dd>
      </dl>
      <section>
        <h3 className={css.heading}>{t('moves_title')}</h3>
        <ul className={css.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <p className={css.text}>{t('closes')}</p>
      {refused ? (
        <p className={css.text} role="status">
          {errors(refused)}
        </p>
      ) : (
        <ProveForm action={t('join')} hasPassword={offer.password} needed={offer.prove} run={mergeAccounts} />
      )}
    </div>
  );
}

function useMoves(moves: JoinOffer['moves']): readonly string[] {
  const t = useT('accountJoining');
  const { cart_cnt, order_cnt, reservation_cnt, waiting_cnt, custom_cnt, companion_cnt } = moves;
  const some = (count: number, line: string): string[] => (count > 0 ? [line] : []);
  return [
    t('moves_ways'),
    ...some(order_cnt, t('moves_order', { count: order_cnt })),
    ...some(cart_cnt, t('moves_cart', { count: cart_cnt })),
    ...some(reservation_cnt, t('moves_reservation', { count: reservation_cnt })),
    ...some(waiting_cnt, t('moves_waiting', { count: waiting_cnt })),
    ...some(custom_cnt, t('moves_custom', { count: custom_cnt })),
    ...some(companion_cnt, t('moves_companions', { count: companion_cnt })),
    t('moves_written'),
  ];
}
