import { useSession, useT } from '@narae/shell-sdk';
import { Button, NewWindowLink } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './documents.module.css';

interface DocumentPictureProps {
  readonly paper: { readonly file_path: string; readonly origin_file_name: string };
  readonly kind: string;
  readonly name: string;
}

/**
 * Fetched by a press, because each look is written to the audit log (DOC-6). A failure may only lack a fresh
 * access token, which a picture cannot ask for.
 */
export function DocumentPicture({ paper, kind, name }: DocumentPictureProps): ReactNode {
  const t = useT('bookingAdmin');
  const { renew } = useSession();
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const open = async (): Promise<void> => {
    if (state === 'failed') await renew();
    setState('open');
  };
  return (
    <figure className={css.paper}>
      <figcaption>
        <strong>{kind}</strong> <span className={css.note}>{paper.origin_file_name}</span>
      </figcaption>
      {state === 'open' ? (
        <>
          <img
            className={css.picture}
            src={paper.file_path}
            alt={t('paper_alt', { kind, name })}
            onError={() => setState('failed')}
          />
          <NewWindowLink href={paper.file_path}>{t('paper_full')}</NewWindowLink>
        </>
      ) : (
        <div className={css.covered}>
          {state === 'failed' && <p role="alert">{t('paper_failed')}</p>}
          <Button onClick={() => void open()}>
            {t(state === 'failed' ? 'paper_again' : 'paper_show', { kind })}
          </Button>
        </div>
      )}
    </figure>
  );
}
