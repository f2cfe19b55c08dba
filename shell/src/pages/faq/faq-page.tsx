import { pageLink, QueryScope, useLocale, useTitle } from '@narae/shell-sdk';
import { ButtonLink, Chip, ChipRow, EmptyState, TextField } from '@narae/ui';
import { use, useEffect, useState, type ReactNode } from 'react';
import { LegalParagraphs } from '../legal/legal-paragraphs.tsx';
import { legalText, type LegalTexts } from '../legal/legal-text.ts';
import { paragraphsByRules } from '../legal/text-by-rules.ts';
import { useSchedules } from '../legal/use-schedules.tsx';
import css from './faq-page.module.css';
import type { FaqText } from './faq-text.ts';
import { findEntries } from './find-entries.rules.ts';

const texts: LegalTexts<FaqText> = {
  CHN: () => import('./faq.CHN.json', { with: { type: 'json' } }),
  KOR: () => import('./faq.KOR.json', { with: { type: 'json' } }),
  ENG: () => import('./faq.ENG.json', { with: { type: 'json' } }),
  JPN: () => import('./faq.JPN.json', { with: { type: 'json' } }),
  VTN: () => import('./faq.VTN.json', { with: { type: 'json' } }),
};

/** Characters of a search. */
const MOST = 60;

/** Questions and answers by category and by word, figures and refund schedules by the rules (SHELL-17). */
export default function FaqPage(): ReactNode {
  return (
    <QueryScope>
      <Faq />
    </QueryScope>
  );
}

function Faq(): ReactNode {
  const { lanTp } = useLocale();
  const { title, labels, categories, sections } = use(legalText(texts, lanTp));
  const { schedules, missing } = useSchedules();
  const [words, setWords] = useState('');
  const [category, setCategory] = useState<string>();
  useTitle(title);
  // Who comes from another page of the shop comes without the browser's own jump.
  useEffect(() => document.getElementById(globalThis.location.hash.slice(1))?.scrollIntoView(), []);

  const entries = sections.map((entry) => ({
    ...entry,
    paragraphs: paragraphsByRules(entry.paragraphs, lanTp, schedules),
  }));
  const found = findEntries(entries, { words, category });
  return (
    <article className={css.page}>
      <h1>{title}</h1>
      <div role="search">
        <TextField
          label={labels.search}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MOST}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <ChipRow label={labels.categories}>
        {[[undefined, labels.all] as const, ...Object.entries(categories)].map(([one, name]) => (
          <Chip key={name} selected={category === one} onClick={() => setCategory(one)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      {found.map(({ id, title: question, paragraphs }) => (
        <section key={id} id={id} className={css.entry}>
          <h2 className={css.title}>
            <a className={css.address} href={`#${id}`}>
              {question}
            </a>
          </h2>
          <LegalParagraphs paragraphs={paragraphs} missing={missing} />
        </section>
      ))}
      <div role="status">
        {found.length === 0 && (
          <EmptyState
            compact
            title={labels.none}
            action={<ButtonLink link={pageLink('qnaCreate', { type: 'REGISTER' })}>{labels.ask}</ButtonLink>}
          >
            {labels.noneText}
          </EmptyState>
        )}
      </div>
    </article>
  );
}
