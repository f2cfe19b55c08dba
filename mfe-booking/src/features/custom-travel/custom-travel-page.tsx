import { customTravelTyped } from '@narae/contracts/rows';
import { lazyPart, pageLink, useReqParam, useT } from '@narae/shell-sdk';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import { ButtonLink, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import '../../shared/custom/texts.ts';
import { useCodeTables } from '../../shared/custom/code-tables.ts';
import { useFocusOnChange } from '../../shared/use-focus-on-change.ts';
import css from './custom-travel.module.css';
import { RequestForm } from './request-form.tsx';

const RequestPage = lazyPart(() =>
  import('./request/request-page.tsx').then(({ RequestPage }) => ({ default: RequestPage })),
);

/** /customTravel shows a new request, or the one in the address (CUSTOM-1, CUSTOM-8). */
export default function CustomTravelPage(): ReactNode {
  const request_id = useReqParam('request_id');
  const place = useFocusOnChange<HTMLDivElement>(request_id ?? '');
  return (
    <div className={css.place} ref={place} tabIndex={-1}>
      {request_id ? <RequestPage key={request_id} request_id={request_id} /> : <AskPage />}
    </div>
  );
}

function AskPage(): ReactNode {
  const t = useT('bookingCustom');
  const tables = useCodeTables();
  const kept = useCall(customTravelTyped, {}, { select: firstRow, staleTime: Infinity });
  const waiting = <Skeleton shape="form" count={3} />;
  return (
    <section className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
        <ol className={css.ways} role="list">
          <li>{t('way_ask')}</li>
          <li>{t('way_quote')}</li>
          <li>{t('way_pay')}</li>
        </ol>
        <ButtonLink kind="quiet" link={pageLink('myinfo')}>
          {t('to_requests')}
        </ButtonLink>
      </header>
      <Loaded
        result={tables}
        waiting={waiting}
        failed={{ title: t('form_fail'), children: t('form_fail_text') }}
      >
        {(codes) => (
          <Loaded
            result={kept}
            waiting={waiting}
            failed={{ title: t('form_fail'), children: t('form_fail_text') }}
          >
            {(typed) => <RequestForm tables={codes} kept={typed} />}
          </Loaded>
        )}
      </Loaded>
    </section>
  );
}
