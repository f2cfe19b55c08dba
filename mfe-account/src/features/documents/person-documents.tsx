import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './documents.module.css';
import type { PersonDocuments } from './shown-documents.ts';

/** What one person has handed in. */
export function Person({ person }: { readonly person: PersonDocuments }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { memType, index } = person;
  const title = memType ? `${common(`traveller_${memType}`)} ${index}` : t('event_person', { index });
  return (
    <section className={css.person}>
      <h2 className={css.name}>{title}</h2>
      <ul className={css.files} role="list">
        {person.documents.map(({ id, kind, picture, name }) => (
          <li key={id}>
            <figure className={css.file}>
              <img src={picture} alt={`${title}, ${t(kind)}`} loading="lazy" />
              <figcaption>
                {t(kind)}
                <span className={css.origin}>{name}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
