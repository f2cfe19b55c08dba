import { eventPassPortList, orderDetail, passPortGroupList } from '@narae/contracts/rows';
import { takesDocuments } from '@narae/rules';
import { pageLink, useReqParam, useT, serverTime } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import {
  ButtonLink,
  EmptyState,
  IconChevronLeft,
  Loaded,
  Skeleton,
  type LoadedProps,
  Badge,
  type BadgeState,
} from '@narae/ui';
import type { ReactNode } from 'react';
import type { TravellerFile } from '@narae/contracts';
import { namespace } from '../../texts.ts';
import css from './documents.module.css';
import { ofParticipants, ofTravellers, type PersonDocuments } from './shown-documents.ts';

function OrderDocuments({ cart_id }: { readonly cart_id: string }): ReactNode {
  const t = useT(namespace);
  const result = useCall(passPortGroupList, { cart_id }, { select: ofTravellers, live: 'booking' });
  const { data: [order] = [], isPending } = useCall(orderDetail, { cart_id }, { live: 'booking' });
  if (isPending) return <Skeleton shape="row" count={2} />;
  const open = order !== undefined && takesDocuments(order, serverTime());
  return (
    <>
      {open && (
        <ButtonLink kind="secondary" link={pageLink('reservInfo', { cart_id })}>
          {t('documents_complete')}
        </ButtonLink>
      )}
      <People result={result} {...(open && { cart_id })} />
    </>
  );
}

function EventDocuments({ event_id }: { readonly event_id: string }): ReactNode {
  return <People result={useCall(eventPassPortList, { event_id }, { select: ofParticipants })} />;
}

interface PeopleProps {
  readonly result: LoadedProps<PersonDocuments[]>['result'];
  readonly cart_id?: string;
}

function People({ result, cart_id }: PeopleProps): ReactNode {
  const t = useT(namespace);
  return (
    <Loaded
      result={result}
      waiting={<Skeleton shape="row" count={2} />}
      failed={{ title: t('documents_fail') }}
    >
      {(travellers) =>
        travellers.length === 0 ? (
          <NoDocuments />
        ) : (
          travellers.map((person) => (
            <Person key={`${person.memType}.${person.index}`} person={person} {...(cart_id && { cart_id })} />
          ))
        )
      }
    </Loaded>
  );
}

function NoDocuments(): ReactNode {
  const t = useT(namespace);
  return <EmptyState title={t('documents_none')}>{t('documents_none_text')}</EmptyState>;
}

function Documents(): ReactNode {
  const type = useReqParam('type');
  const event_id = useReqParam('param_id');
  const cart_id = useReqParam('cart_id');
  if (type === 'event') return event_id ? <EventDocuments event_id={event_id} /> : <NoDocuments />;
  return cart_id ? <OrderDocuments cart_id={cart_id} /> : <NoDocuments />;
}

/** /myInfoFileList: only the owner sees the documents (DOC-6). */
export default function DocumentsPage(): ReactNode {
  const t = useT(namespace);
  return (
    <section className={css.page}>
      <ButtonLink kind="quiet" icon={<IconChevronLeft size={20} />} link={pageLink('myinfo')}>
        {t('section_my_info')}
      </ButtonLink>
      <h1 className={css.title}>{t('section_my_documents')}</h1>
      <p className={css.note}>{t('documents_note')}</p>
      <Documents />
    </section>
  );
}

interface PersonProps {
  readonly person: PersonDocuments;
  /** Absent where no other document is taken. */
  readonly cart_id?: string;
}

/** One person's documents, each with the desk's decision (DOC-11). */
function Person({ person, cart_id }: PersonProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { memType, index } = person;
  const title = memType ? `${common(`traveller_${memType}`)} ${index}` : t('event_person', { index });
  return (
    <section className={css.person}>
      <h2 className={css.name}>{title}</h2>
      <ul className={css.files} role="list">
        {person.documents.map(({ id, kind, picture, name, check }) => (
          <li key={id}>
            <figure className={css.file}>
              <img src={picture} alt={`${title}, ${t(kind)}`} loading="lazy" />
              <figcaption>
                {t(kind)}
                <span className={css.origin}>{name}</span>
                {check && <DocumentCheck check={check} cart_id={cart_id} />}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Check = NonNullable<TravellerFile['check']>;

const looks: Readonly<Record<Check['state'], BadgeState>> = {
  'to-check': 'confirmed',
  accepted: 'inProgress',
  rejected: 'closed',
};

interface DocumentCheckProps {
  readonly check: Check;
  readonly cart_id: string | undefined;
}

function DocumentCheck({ check: { state, rejection }, cart_id }: DocumentCheckProps): ReactNode {
  const t = useT(namespace);
  return (
    <div className={css.check} role="status">
      <Badge state={looks[state]}>{t(`document_${state}`)}</Badge>
      {rejection && (
        <>
          <p>{rejection.text}</p>
          {rejection.note && (
            <p className={css.words}>
              <span className={css.origin}>{t('document_desk_note')}</span>
              {rejection.note}
            </p>
          )}
          {cart_id && (
            <ButtonLink kind="secondary" link={pageLink('reservInfo', { cart_id })}>
              {t('document_replace')}
            </ButtonLink>
          )}
        </>
      )}
    </div>
  );
}
