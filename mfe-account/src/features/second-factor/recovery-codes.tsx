import { useT } from '@narae/shell-sdk';
import { Button, saveFile } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './second-factor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
  readonly level: HeadingLevel;
}

/** Shown this once. */
export function RecoveryCodes({ codes, onKept, level }: RecoveryCodesProps): ReactNode {
  const t = useT('accountFactor');
  return (
    <div className={css.stack}>
      <StepHeading level={level}>{t('codes_title')}</StepHeading>
      <p className={css.text}>{t('codes_text')}</p>
      <ul className={css.codes} role="list">
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.ways}>
        <Button kind="accent" onClick={onKept}>
          {t('codes_done')}
        </Button>
        <Button onClick={() => saveFile('narae-recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}>
          {t('codes_file')}
        </Button>
      </div>
    </div>
  );
}

/** 1 on a page of its own, 2 as a second way on it, 3 within a section of my account. */
export type HeadingLevel = 1 | 2 | 3;

export function StepHeading({
  level,
  children,
}: {
  readonly level: HeadingLevel;
  readonly children: ReactNode;
}): ReactNode {
  const Heading = `h${level}` as const;
  return <Heading className={css.title}>{children}</Heading>;
}
