import type { TravellerFile } from '@narae/contracts';
import { passPortGroupList } from '@narae/contracts/rows';
import { pageLink, useReqParam, useT } from '@narae/shell-sdk';
import { ButtonLink, EmptyState, IconChevronLeft, Loaded, Skeleton } from '@narae/ui';
import { useCall } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { byPerson, type PersonDocuments } from './document-groups.ts';
import css from './documents.module.css';

const fileLabels = { '1': 'document_passport', '3': 'document_birth', '4': 'document_air' } as const;

function Person({ person }: { readonly person: PersonDocuments }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const title = `${common(`traveller_${person.mem_type}`)} ${person.sort_order}`;
  return (
    <section className={css.person}>
      <h2 className={css.name}>{title}</h2>
      <ul className={css.files} role="list">
        {person.files.map((file: TravellerFile) => (
          <li key={file.mem_file_id}>
            <figure className={css.file}>
              <img src={file.file_path} alt={`${title}, ${t(fileLabels[file.file_type])}`} loading="lazy" />
              <figcaption>
                {t(fileLabels[file.file_type])}
                <span className={css.origin}>{file.origin_file_name}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Documents({ cart_id }: { readonly cart_id: string }): ReactNode {
  const t = useT(namespace);
  const result = useCall(passPortGroupList, { cart_id });
  return (
    <Loaded
      result={result}
      waiting={<Skeleton shape="row" count={2} />}
      failed={{ title: t('documents_fail') }}
    >
      {(files) =>
        files.length === 0 ? (
          <NoDocuments />
        ) : (
          byPerson(files).map((person) => (
            <Person key={`${person.mem_type}.${person.sort_order}`} person={person} />
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

/** /myInfoFileList: the documents handed in for one order; only their owner sees them (DOC-6). */
export default function DocumentsPage(): ReactNode {
  const t = useT(namespace);
  const cart_id = useReqParam('cart_id');
  return (
    <section className={css.page}>
      <ButtonLink kind="quiet" icon={<IconChevronLeft size={20} />} link={pageLink('myinfo')}>
        {t('section_my_info')}
      </ButtonLink>
      <h1 className={css.title}>{t('section_my_documents')}</h1>
      <p className={css.note}>{t('documents_note')}</p>
      {cart_id ? <Documents cart_id={cart_id} /> : <NoDocuments />}
    </section>
  );
}
