import type { EventFile, MemType, TravellerFile } from '@narae/contracts';

interface ShownDocument {
  readonly id: string;
  readonly kind: 'document_passport' | 'document_visa' | 'document_birth' | 'document_air';
  readonly picture: string;
  readonly name: string;
  /** Absent before payment and where nobody has to decide (DOC-11). */
  readonly check?: TravellerFile['check'];
}

interface Person {
  /** Null for people who come to an event. */
  readonly memType: MemType | null;
  readonly index: number;
}

export interface PersonDocuments extends Person {
  readonly documents: readonly ShownDocument[];
}

const travellerKinds = { '1': 'document_passport', '3': 'document_birth', '4': 'document_air' } as const;
const eventKinds = { '1': 'document_passport', '2': 'document_visa', '3': 'document_birth' } as const;
const categories: readonly (MemType | null)[] = [null, 'adult', 'teen', 'children', 'child'];

const byPerson = (
  documents: readonly { readonly person: Person; readonly shown: ShownDocument }[],
): PersonDocuments[] => {
  const travellers = new Map<string, PersonDocuments>();
  for (const { person, shown } of documents) {
    const key = `${person.memType}.${person.index}`;
    const existing = travellers.get(key)?.documents ?? [];
    travellers.set(key, { ...person, documents: [...existing, shown] });
  }
  const rank = ({ memType }: Person): number => categories.indexOf(memType);
  return [...travellers.values()].sort((a, b) => rank(a) - rank(b) || a.index - b.index);
};

export const ofTravellers = (files: readonly TravellerFile[]): PersonDocuments[] =>
  byPerson(
    files.map((file) => ({
      person: { memType: file.mem_type, index: file.sort_order },
      shown: {
        id: file.mem_file_id,
        kind: travellerKinds[file.file_type],
        picture: file.file_path,
        name: file.origin_file_name,
        ...(file.check && { check: file.check }),
      },
    })),
  );

export const ofParticipants = (files: readonly EventFile[]): PersonDocuments[] =>
  byPerson(
    files.map((file) => ({
      person: { memType: null, index: file.sort_order },
      shown: {
        id: file.event_mem_file_id,
        kind: eventKinds[file.file_type],
        picture: file.file_path,
        name: file.origin_file_name,
      },
    })),
  );
