import type { CustomWish } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Button, SummaryPanel } from '@narae/ui';
import type { FormEvent, ReactNode } from 'react';
import peopleCss from '../../shared/people/people.module.css';
import { useProblems } from '../../shared/people/use-problems.ts';
import type { CodeTables } from '../../shared/custom/use-code-tables.ts';
import { useWishLines } from '../../shared/custom/use-wish-lines.ts';
import { namespace } from '../../texts.ts';
import { ContactSection } from './contact-section.tsx';
import css from './custom-travel.module.css';
import { DaysSection } from './days-section.tsx';
import { InterestsSection } from './interests-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { StaySection } from './stay-section.tsx';
import { useForgetWish } from './use-forget-wish.ts';
import { useSendWish } from './use-send-wish.ts';
import { useWish } from './use-wish.ts';

interface WishFormProps {
  readonly tables: CodeTables;
  /** What was typed before and not sent. */
  readonly kept: CustomWish | null;
}

/** One question after the other, and what has been said so far beside them (CUSTOM-1). */
export function WishForm({ tables, kept }: WishFormProps): ReactNode {
  const t = useT('bookingCustom');
  const booking = useT(namespace);
  const form = useWish(kept);
  const problems = useProblems();
  const wishLines = useWishLines(tables);
  const { send, sending } = useSendWish(form, problems);
  const forget = useForgetWish(form);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  const parts = { form, problems };
  return (
    <form className={css.split} onSubmit={submit} noValidate>
      <div className={css.sections}>
        <DaysSection {...parts} />
        <InterestsSection {...parts} tables={tables} />
        <StaySection {...parts} tables={tables} />
        <PeopleSection {...parts} />
        <ContactSection {...parts} />
      </div>
      <SummaryPanel title={t('summary')} lines={wishLines(form.wish)} sticky>
        <p className={peopleCss.unkept} role="status">
          {form.unkept && booking('draft_fail')}
        </p>
        <p className={css.note}>{t('send_note')}</p>
        <Button type="submit" kind="accent" wide busy={sending}>
          {t('send')}
        </Button>
        <Button kind="quiet" wide onClick={() => void forget()}>
          {t('forget')}
        </Button>
      </SummaryPanel>
    </form>
  );
}
