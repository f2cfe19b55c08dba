import { exportStatus } from '@narae/contracts/rows';
import { useFormat, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, Loaded, PasswordField, Skeleton } from '@narae/ui';
import type { FormEvent, ReactNode } from 'react';
import { AccountSection } from '../../shared/account-section.tsx';
import { useTextForm } from '../../shared/use-text-form.ts';
import css from './export.module.css';
import './texts.ts';
import { useExport } from './use-export.ts';

const pollMs = 5_000;

/** A copy of everything about the member: how it stands, and the button that asks for one (ACCOUNT-40). */
export default function ExportSection(): ReactNode {
  const t = useT('accountExport');
  const format = useFormat();
  const { fields, say, text } = useTextForm({ mem_password: '' });
  const { busy, asked, request } = useExport((words) => say('mem_password', words));
  const status = useCall(
    exportStatus,
    {},
    {
      refetchInterval: ({ state }) => state.data?.export?.state === 'waiting' && pollMs,
    },
  );

  const send = (event: FormEvent): void => {
    event.preventDefault();
    void request(asked ? fields.mem_password : undefined);
  };
  return (
    <AccountSection id="export" title={t('title')} text={t('section_text')}>
      <Loaded result={status} waiting={<Skeleton shape="text" />} failed={{ title: t('failed') }}>
        {({ export: one }) => (
          <>
            <p role="status" className={css.state}>
              {one &&
                t(`state_${one.state}`, { day: one.until === null ? '' : format.date(one.until, 'day') })}
            </p>
            {one?.state !== 'waiting' && (
              <form className={css.form} onSubmit={send} noValidate>
                {asked && (
                  <>
                    <p className={css.state}>{t('password_text')}</p>
                    <PasswordField {...text('mem_password')} label={t('password')} />
                  </>
                )}
                <Button type="submit" busy={busy}>
                  {t('ask')}
                </Button>
              </form>
            )}
          </>
        )}
      </Loaded>
    </AccountSection>
  );
}
