import './texts.ts';
import type { MailPreferences } from '@narae/contracts';
import { mailGroups, type MailGroup } from '@narae/contracts/mail-kinds';
import { mailPreferences, mailPreferenceChange } from '@narae/contracts/rows';
import { useFormat, useT, call, toast, toastTimes } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, Checkbox, Loaded, Skeleton } from '@narae/ui';
import { type ReactNode, useState } from 'react';
import { AccountSection } from '../../shared/account-section.tsx';
import { useSendAgain } from '../../shared/use-send-again.ts';
import { namespace } from '../../texts.ts';
import css from './mails.module.css';

/** Says that no mails are sent yet, and mails the confirming link again (ACCOUNT-14). */
function Unconfirmed(): ReactNode {
  const t = useT('accountMails');
  const account = useT(namespace);
  const { busy, sendAgain } = useSendAgain();
  return (
    <div className={css.hint}>
      <p className={css.text}>{t('unconfirmed')}</p>
      <Button busy={busy} onClick={() => void sendAgain()}>
        {account('confirm_again')}
      </Button>
    </div>
  );
}

interface ChoicesProps {
  readonly preferences: MailPreferences;
  readonly onChanged: () => Promise<unknown>;
}

function Choices({ preferences, onChanged }: ChoicesProps): ReactNode {
  const t = useT('accountMails');
  const format = useFormat();
  const { wanted, news_at, email_confirmed } = preferences;
  const { isOn, isBusy, choose } = useMailChoice(wanted, onChanged);
  const since =
    news_at === null
      ? ''
      : t(wanted.includes('news') ? 'news_agreed' : 'news_taken_back', { day: format.date(news_at, 'day') });
  return (
    <>
      {!email_confirmed && <Unconfirmed />}
      <ul className={css.groups} role="list">
        {mailGroups.map((group) => (
          <li key={group}>
            <Checkbox
              label={t(`group_${group}`)}
              note={[t(`group_${group}_text`), group === 'news' ? since : ''].join(' ').trim()}
              checked={isOn(group)}
              aria-busy={isBusy(group) || undefined}
              onChange={({ target }) => void choose(group, target.checked)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Which mails a member wants, of those that can be stopped (MAIL-4). */
export default function MailsSection(): ReactNode {
  const t = useT('accountMails');
  const result = useCall(mailPreferences, {}, { staleTime: 0 });
  return (
    <AccountSection id="mails" title={t('title')} text={t('section_text')}>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={mailGroups.length} />}
        failed={{ title: t('load_fail'), compact: true }}
      >
        {(preferences) => <Choices preferences={preferences} onChanged={result.refetch} />}
      </Loaded>
    </AccountSection>
  );
}

interface Choice {
  readonly group: MailGroup;
  readonly wanted: boolean;
}

/** A press shows at once, and goes back where it was not saved. */
function useMailChoice(
  wanted: readonly MailGroup[],
  onChanged: () => Promise<unknown>,
): {
  readonly isOn: (group: MailGroup) => boolean;
  readonly isBusy: (group: MailGroup) => boolean;
  readonly choose: (group: MailGroup, wanted: boolean) => Promise<void>;
} {
  const t = useT('accountMails');
  const [saving, setSaving] = useState<Choice | null>(null);

  const choose = async (group: MailGroup, on: boolean): Promise<void> => {
    if (saving) return;
    setSaving({ group, wanted: on });
    try {
      await call(mailPreferenceChange, { group, wanted: on });
      await onChanged();
      toast.show({ text: t(on ? 'saved_on' : 'saved_off'), kind: 'success' });
    } catch (error) {
      toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setSaving(null);
    }
  };
  return {
    isOn: (group) => (saving?.group === group ? saving.wanted : wanted.includes(group)),
    isBusy: (group) => saving?.group === group,
    choose,
  };
}
