import { exportDownload, exportStatus } from '@narae/contracts/rows';
import { call, pageLink, toast, useLocation, useSession, useT } from '@narae/shell-sdk';
import { Button, ButtonLink, ErrorState, saveFile, SuccessState } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import form from '../../shared/form-page.module.css';
import css from './export.module.css';
import './texts.ts';

/** /exportDownload (ACCOUNT-40). A button downloads: programs that look at mails open links too. */
export default function ExportPage(): ReactNode {
  const t = useT('accountExport');
  const { user } = useSession();
  const { hash } = useLocation();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'done' | 'void' | null>(null);
  const token = /^#([\w-]+\.[\w-]+)$/.exec(hash)?.[1];

  const download = async (link: string): Promise<void> => {
    setBusy(true);
    try {
      // Renews an expired session, which the plain request below does not.
      const { export: memberExport } = await call(exportStatus, {});
      if (memberExport?.state !== 'ready') return setOutcome('void');
      const answer = await fetch(exportDownload.path, {
        method: exportDownload.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ info: { token: link } }),
      });
      if (!answer.ok) return setOutcome('void');
      saveFile('narae.zip', await answer.blob(), 'application/zip');
      setOutcome('done');
    } catch (error) {
      toast.rejection(error);
    } finally {
      setBusy(false);
    }
  };

  const account = <ButtonLink link={pageLink('myAccount')}>{t('account')}</ButtonLink>;
  if (!user)
    return (
      <section className={form.page}>
        <h1 className={form.title}>{t('title')}</h1>
        <p className={css.state}>{t('login_text')}</p>
        <ButtonLink link={pageLink('login')}>{t('login')}</ButtonLink>
      </section>
    );
  if (token === undefined || outcome === 'void')
    return (
      <ErrorState headingLevel={1} title={t('void')} action={account}>
        {t('void_text')}
      </ErrorState>
    );
  if (outcome === 'done')
    return (
      <SuccessState headingLevel={1} title={t('done')} action={account}>
        {t('done_text')}
      </SuccessState>
    );
  return (
    <section className={form.page}>
      <h1 className={form.title}>{t('title')}</h1>
      <p className={css.state}>{t('page_text')}</p>
      <Button kind="accent" wide busy={busy} onClick={() => void download(token)}>
        {t('download')}
      </Button>
    </section>
  );
}
