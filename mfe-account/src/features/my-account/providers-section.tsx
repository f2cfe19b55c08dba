import { signInProviderNames, type SignInProvider } from '@narae/contracts/sign-in-providers';
import { myProviders, providerRemove, signInProviders } from '@narae/contracts/rows';
import { call, confirm, toast, toastTimes, useLocale, useT, type CallOutput } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, ButtonLink, Loaded, Skeleton } from '@narae/ui';
import { formatDate } from '@narae/i18n/format';
import { useState, type ReactNode } from 'react';
import { AccountSection } from '../../shared/account-section.tsx';
import { beginningOf, isMobile, providerNames } from '../../shared/provider-names.ts';
import css from './own.module.css';
import './texts.ts';

/** A provider is added by signing in there too (ACCOUNT-10). */
export default function ProvidersSection(): ReactNode {
  const t = useT('accountOwn');
  const mine = useCall(myProviders, {}, { staleTime: 0 });
  const { data: configured = [] } = useCall(signInProviders, {});
  const [busy, setBusy] = useState<SignInProvider | null>(null);

  const remove = async (provider: SignInProvider): Promise<void> => {
    const agreed = await confirm({
      title: t('providers_remove_ask', { provider: providerNames[provider] }),
      text: t('providers_remove_text'),
      ok: t('providers_remove'),
      tone: 'danger',
    });
    if (!agreed) return;
    setBusy(provider);
    try {
      await call(providerRemove, { provider });
      toast.show({ text: t('providers_removed'), kind: 'success' });
    } catch (error) {
      toast.rejection(error, { ms: toastTimes.long });
    } finally {
      await mine.refetch();
      setBusy(null);
    }
  };

  const shown = ({ providers }: CallOutput<typeof myProviders>): ReactNode => (
    <ul className={css.rows} role="list">
      {signInProviderNames
        .filter((name) => configured.includes(name) || providers.some(({ provider }) => provider === name))
        .map((name) => (
          <ProviderRow
            key={name}
            name={name}
            joined={providers.find(({ provider }) => provider === name)}
            busy={busy === name}
            onRemove={() => void remove(name)}
          />
        ))}
    </ul>
  );
  return (
    <AccountSection id="providers" title={t('providers_title')} text={t('providers_text')}>
      <Loaded
        result={mine}
        waiting={<Skeleton shape="text" count={2} />}
        failed={{ title: t('load_fail'), children: t('load_fail_text'), compact: true }}
      >
        {shown}
      </Loaded>
    </AccountSection>
  );
}

interface ProviderRowProps {
  readonly name: SignInProvider;
  readonly joined: CallOutput<typeof myProviders>['providers'][number] | undefined;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

function ProviderRow({ name, joined, busy, onRemove }: ProviderRowProps): ReactNode {
  const t = useT('accountOwn');
  const { lanTp } = useLocale();
  const join = new URLSearchParams({ lan_tp: lanTp, join: '1' });
  return (
    <li className={css.row}>
      <div>
        <strong>{providerNames[name]}</strong>
        <p className={css.soft}>
          {joined
            ? `${joined.label} · ${t('providers_since', { day: formatDate(joined.joined_at, lanTp) })}`
            : t('providers_none')}
        </p>
      </div>
      {joined ? (
        <Button kind="quiet" busy={busy} onClick={onRemove}>
          {t('providers_remove')}
        </Button>
      ) : (
        <ButtonLink kind="secondary" href={`${beginningOf(name, isMobile())}?${join}`}>
          {t('providers_join')}
        </ButtonLink>
      )}
    </li>
  );
}
