import { grpCategoryList } from '@narae/contracts/rows';
import { getLanTp, type LanTp } from '@narae/i18n';
import { call, preloaded, type Category } from '@narae/shell-sdk';
import { useEffect, useState, type ReactElement } from 'react';
import { IconEvent, IconKpop, IconMic, IconStage, IconSuitcase, IconTheme, type IconProps } from '@narae/ui';

/** A category's unmarked name is in the language it was asked in (CATALOG-8). */
const nameOf = (lanTp: LanTp): string => `categories.${lanTp}`;

/** From this browser's last visit: a catalogue that is down leaves people their way around. */
function remembered(): readonly Category[] {
  try {
    const rows: unknown = JSON.parse(localStorage.getItem(nameOf(getLanTp())) ?? '[]');
    return Array.isArray(rows) ? (rows as Category[]) : [];
  } catch {
    return [];
  }
}

function remember(rows: readonly Category[]): readonly Category[] {
  try {
    localStorage.setItem(nameOf(getLanTp()), JSON.stringify(rows));
  } catch {
    // Without storage the categories are asked for each time.
  }
  return rows;
}

let cached: Promise<readonly Category[] | null> | undefined;

function ask(): Promise<readonly Category[] | null> {
  cached ??= loadCategories().then(remember, () => {
    // Asked again at the next look.
    cached = undefined;
    return null;
  });
  return cached;
}

async function loadCategories(): Promise<readonly Category[]> {
  return preloaded(grpCategoryList, {}) ?? call(grpCategoryList, {});
}

interface Categories {
  readonly rows: readonly Category[];
  /** Neither the catalogue nor this browser has any. */
  readonly missing: boolean;
}

export function useCategories(): Categories {
  const [rows, setRows] = useState(() => preloaded(grpCategoryList, {}) ?? remembered());
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    void ask().then((answer) => {
      if (!here) return;
      if (answer) setRows(answer);
      setFailed(answer === null);
    });
    return () => {
      here = false;
    };
  }, []);
  return { rows, missing: failed && rows.length === 0 };
}

/** By category icon (CATALOG-1); a suitcase for unknown ones. */
const icons: ReadonlyMap<string, (props: IconProps) => ReactElement> = new Map([
  ['kpop', IconMic],
  ['theme', IconTheme],
  ['enter', IconStage],
  ['trip', IconSuitcase],
  ['info', IconKpop],
  ['event', IconEvent],
]);

export function CategoryIcon({ name }: { readonly name: string }): ReactElement {
  const Icon = icons.get(name) ?? IconSuitcase;
  return <Icon size={22} />;
}
