import { call, type Category } from '@narae/shell-sdk';
import { useEffect, useState } from 'react';

let asked: Promise<readonly Category[]> | undefined;

function ask(): Promise<readonly Category[]> {
  asked ??= call('grpCategoryList', {}).catch(() => {
    // Asked again the next time somebody looks; the page is usable without them.
    asked = undefined;
    return [];
  });
  return asked;
}

/** The product categories, asked for once a page; empty while they are not known. */
export function useCategories(): readonly Category[] {
  const [categories, setCategories] = useState<readonly Category[]>([]);
  useEffect(() => {
    let here = true;
    void ask().then((rows) => here && setCategories(rows));
    return () => {
      here = false;
    };
  }, []);
  return categories;
}
