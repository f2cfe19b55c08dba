/** The parts of a page with their bytes, and the modules in their files by folder or package with the bytes of their sources. */
export interface Budgets {
  readonly pages: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly modules: Readonly<Record<string, number>>;
}
export type PageName = 'home' | 'list' | 'product';
export declare const filesOfPage: (page: PageName) => Promise<{ part: string; app: string; file: string }[]>;
export declare const measure: () => Promise<Budgets>;
export declare const judge: (
  table: Budgets,
  found: Budgets,
) => { readonly lines: readonly string[]; readonly code: 0 | 1 };
