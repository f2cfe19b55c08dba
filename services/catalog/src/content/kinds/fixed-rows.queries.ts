import type { AnyContent } from '@narae/contracts';
import type { Published } from './content-kind.ts';
import type { Edit } from './edit.ts';
import type { Changed } from './save-versioned.ts';

/** How rows of a table are found and changed. */
interface Rows<Content> {
  readonly find: (id: string) => Promise<Published | null>;
  readonly save: (id: string, content: Content, edit: Edit) => Promise<Changed>;
}

/** Which rows there are, and what each is until somebody edits it. */
interface Fixed {
  readonly ids: readonly string[];
  readonly first: (id: string) => Promise<AnyContent>;
}

/**
 * Rows of which there is a fixed number, each as the shop opened with it until somebody edits it: that is version 0, and
 * nothing of it is stored.
 */
export const fixedRows = <Content>({ find, save }: Rows<Content>, { ids, first }: Fixed) => {
  const present = async (id: string): Promise<Published> =>
    (await find(id)) ?? { id, content: await first(id), version: 0, edited: null, withdrawn: false };
  return {
    find: async (id: string): Promise<Published | null> => (ids.includes(id) ? present(id) : null),
    all: (): Promise<Published[]> => Promise.all(ids.map(present)),
    save: (id: string, content: Content, edit: Edit): Promise<Changed> =>
      save(id, content, edit.basedOn === 0 ? { ...edit, basedOn: null } : edit),
  };
};
