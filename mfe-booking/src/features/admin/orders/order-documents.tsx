import type { AdminOrder, AdminTraveller, AdminPaper } from '@narae/contracts';
import { useT, useFormat, call } from '@narae/shell-sdk';
import { Button, Badge, ActionDialog, SelectField, TextField } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { useAuthors, useChange, useDeskForm } from '@narae/shell-sdk/admin';
import { adminPapersAccept, adminPapersReject, adminNameChange } from '@narae/contracts/rows';
import { nameReasons, type NameReason } from '@narae/contracts/order-admin-limits';
import { isPassportName, MAX_NAME_LENGTH, normalizePassportName } from '@narae/contracts/passport-fields';
import css from './orders.module.css';
import { DocumentPicture } from '../documents/document-picture.tsx';
import { RejectDialog, RejectionTold } from '../documents/reject-dialog.tsx';
import { documentBadges } from './order-state.tsx';
import { useRefreshOrders } from './use-refresh-orders.ts';

/** Documents can be accepted or rejected once the order is paid (DOC-11). */
export function OrderDocuments({ shown }: { readonly shown: AdminOrder }): ReactNode {
  const t = useT('bookingOrders');
  return (
    <section className={css.section} aria-labelledby="order-papers">
      <h3 id="order-papers">{t('travellers')}</h3>
      <ul className={css.people} role="list">
        {shown.travellers.map((person) => (
          <li key={`${person.mem_type}.${person.sort_order}`} className={css.person}>
            <Person person={person} shown={shown} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Person({
  person,
  shown,
}: {
  readonly person: AdminTraveller;
  readonly shown: AdminOrder;
}): ReactNode {
  const t = useT('bookingOrders');
  const common = useT('common');
  const [renaming, setRenaming] = useState(false);
  const { order } = shown;
  const { rv_mem_id, mem_nm, mem_type, sort_order, papers, missing } = person;
  const correctable = rv_mem_id !== '' && (order.state === 'paid' || order.state === 'cancel-requested');
  const category = `${common(`traveller_${mem_type}`)} ${sort_order}`;
  const name = mem_nm || category;
  return (
    <>
      <div className={css.personHead}>
        <h4 className={css.long}>
          {name} {mem_nm && <span className={css.note}>{category}</span>}
        </h4>
        {correctable && (
          <Button kind="quiet" aria-label={t('name_correct_of', { name })} onClick={() => setRenaming(true)}>
            {t('name_correct')}
          </Button>
        )}
      </div>
      {renaming && (
        <NameDialog order_id={order.order_id} person={person} onClose={() => setRenaming(false)} />
      )}
      {missing.length > 0 && (
        <p className={css.waits}>
          {t('papers_lack', { kinds: missing.map((kind) => t(`kind_${kind}`)).join(', ') })}
        </p>
      )}
      {papers.length > 0 && (
        <ul className={css.papers} role="list">
          {papers.map((paper) => (
            <li key={paper.mem_file_id}>
              <OrderDocument paper={paper} name={name} shown={shown} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface OrderDocumentProps {
  readonly paper: AdminPaper;
  readonly name: string;
  readonly shown: AdminOrder;
}

/** A decision on a document that has changed meanwhile is not taken. */
function OrderDocument({ paper, name, shown }: OrderDocumentProps): ReactNode {
  const t = useT('bookingOrders');
  const [rejecting, setRejecting] = useState(false);
  const { order, reasons } = shown;
  const refresh = useRefreshOrders();
  const { busy, change } = useChange(refresh);
  const decided = { order_id: order.order_id, mem_file_id: paper.mem_file_id, seen: paper.seen };
  const kind = t(`kind_${paper.file_type}`);
  const paid = order.state === 'paid' || order.state === 'cancel-requested';
  return (
    <div className={css.paper} role="group" aria-label={t('paper_of', { kind, name })}>
      <DocumentPicture paper={paper} kind={kind} name={name} />
      {paid && (
        <>
          <Standing paper={paper} />
          <div className={css.actions}>
            <Button kind="danger" busy={busy} onClick={() => setRejecting(true)}>
              {t('reject')}
            </Button>
            {paper.state !== 'accepted' && (
              <Button
                kind="accent"
                busy={busy}
                onClick={() => void change(() => call(adminPapersAccept, decided), t('accepted_done'))}
              >
                {t('accept')}
              </Button>
            )}
          </div>
        </>
      )}
      {rejecting && (
        <RejectDialog
          title={t('reject_title', { kind, name })}
          hint={t('reject_hint')}
          reasons={reasons}
          language={shown.lan_tp}
          done={t('rejected_done')}
          onReject={(reason, note) => call(adminPapersReject, { ...decided, reason, note })}
          refresh={refresh}
          onDone={() => setRejecting(false)}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  );
}

function Standing({ paper: { state, checked, rejection } }: { readonly paper: AdminPaper }): ReactNode {
  const t = useT('bookingOrders');
  const format = useFormat();
  const authors = useAuthors();
  return (
    <div className={css.standing} role="status">
      <Badge state={documentBadges[state]}>{t(`papers_${state}`)}</Badge>
      {checked && (
        <span className={css.note}>
          {authors(checked.by)} · {format.date(checked.at, 'time')}
        </span>
      )}
      {rejection && <RejectionTold rejection={rejection} />}
    </div>
  );
}

interface NameDialogProps {
  readonly order_id: string;
  readonly person: AdminTraveller;
  readonly onClose: () => void;
}

/** Corrects a traveller's name without a fee (REFUND-5). */
function NameDialog(props: NameDialogProps): ReactNode {
  const t = useT('bookingOrders');
  const common = useT('common');
  const form = useNameCorrection(props);
  const seen_nm = props.person.mem_nm;
  return (
    <ActionDialog
      form={form}
      title={t('name_correct_of', { name: seen_nm })}
      actionLabel={t('name_do')}
      cancelLabel={common('btn_cancel')}
      onClose={props.onClose}
    >
      <p className={css.long}>
        <span className={css.note}>{t('name_now')}</span>
        <strong>{seen_nm}</strong>
      </p>
      <TextField
        {...form.text('mem_nm')}
        label={t('name_new')}
        hint={t('name_hint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={MAX_NAME_LENGTH}
      />
      <SelectField
        {...form.text('reason')}
        label={t('name_reason')}
        options={nameReasons.map((item) => ({ value: item, label: t(`name_reason_${item}`) }))}
      />
      <p className={css.note}>{t('name_means')}</p>
    </ActionDialog>
  );
}

interface Correction {
  readonly mem_nm: string;
  readonly reason: NameReason;
}

function useNameCorrection({ order_id, person, onClose }: NameDialogProps) {
  const t = useT('bookingOrders');
  const { rv_mem_id, mem_nm: seen_nm } = person;
  return useDeskForm<Correction>({
    initial: { mem_nm: seen_nm, reason: nameReasons[0] },
    violation: (typed) => {
      const mem_nm = normalizePassportName(typed.mem_nm);
      if (mem_nm === '') return { field: 'mem_nm', error: 'traveller_name_input' };
      if (!isPassportName(mem_nm)) return { field: 'mem_nm', error: 'traveller_name_passport' };
      return mem_nm === seen_nm ? { field: 'mem_nm', error: 'no_change' } : null;
    },
    send: ({ mem_nm, reason }) =>
      call(adminNameChange, {
        order_id,
        rv_mem_id,
        mem_nm: normalizePassportName(mem_nm),
        seen_nm,
        reason,
      }),
    done: t('name_done'),
    refresh: useRefreshOrders(),
    onDone: onClose,
  });
}
