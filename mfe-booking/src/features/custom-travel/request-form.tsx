import type { CustomWish } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Button, FormNotice, SummaryPanel } from '@narae/ui';
import type { ReactNode } from 'react';
import peopleCss from '../../shared/people/people.module.css';
import { type CodeTables, useRequestLines } from '../../shared/custom/code-tables.ts';
import { namespace } from '../../texts.ts';
import { ContactSection, DaysSection, PeopleSection } from './trip-sections.tsx';
import css from './custom-travel.module.css';
import { InterestsSection, StaySection } from './choice-sections.tsx';
import { useForgetRequest, useRequest } from './use-request.ts';

interface RequestFormProps {
  readonly tables: CodeTables;
  readonly kept: CustomWish | null;
}

/** One question after the other, and what has been said so far beside them (CUSTOM-1). */
export function RequestForm({ tables, kept }: RequestFormProps): ReactNode {
  const t = useT('bookingCustom');
  const booking = useT(namespace);
  const form = useRequest(kept);
  const requestLines = useRequestLines(tables);
  const forget = useForgetRequest(form);
  return (
    <form className={css.split} {...form.props}>
      <div className={css.sections}>
        <DaysSection form={form} />
        <InterestsSection form={form} tables={tables} />
        <StaySection form={form} tables={tables} />
        <PeopleSection form={form} />
        <ContactSection form={form} />
      </div>
      <SummaryPanel title={t('summary')} lines={requestLines(form.values)} sticky>
        <p className={peopleCss.unkept} role="status">
          {form.unkept && booking('draft_fail')}
        </p>
        <FormNotice text={form.notice} />
        <p className={css.note}>{t('send_note')}</p>
        <Button type="submit" kind="accent" wide busy={form.busy}>
          {t('send')}
        </Button>
        <Button kind="quiet" wide onClick={() => void forget()}>
          {t('forget')}
        </Button>
      </SummaryPanel>
    </form>
  );
}
