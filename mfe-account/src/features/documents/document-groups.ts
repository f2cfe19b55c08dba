import type { MemType, TravellerFile } from '@narae/contracts';

export interface PersonDocuments {
  readonly mem_type: MemType;
  readonly sort_order: number;
  readonly files: readonly TravellerFile[];
}

const rank: Readonly<Record<MemType, number>> = { adult: 0, teen: 1, children: 2, child: 3 };

/** Documents by person, in the order of the traveller screen. */
export function byPerson(files: readonly TravellerFile[]): PersonDocuments[] {
  const people = new Map<string, PersonDocuments>();
  for (const file of files) {
    const key = `${file.mem_type}.${file.sort_order}`;
    const person = people.get(key) ?? { mem_type: file.mem_type, sort_order: file.sort_order, files: [] };
    people.set(key, { ...person, files: [...person.files, file] });
  }
  return [...people.values()].sort(
    (a, b) => rank[a.mem_type] - rank[b.mem_type] || a.sort_order - b.sort_order,
  );
}
