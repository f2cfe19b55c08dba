import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { DocumentCheck } from './document-check.tsx';
import css from './documents.module.css';
import type { PersonDocuments } from './shown-documents.ts';

interface PersonProps {
  readonly person: PersonDocuments;
  /** The row whose traveller screen takes another document; absent where none is taken. */
  readonly cart_id?: string;
}

/** What one person has handed in, and how the travel desk has decided on each document of a paid order (DOC-11). */
export function Person({ person, cart_id }: PersonProps): ReactNode {
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
