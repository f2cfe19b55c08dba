import type { Companion, MemType } from '@narae/contracts';
import { companions } from '@narae/contracts/rows';
import { ageOn, fitsCategory, nameKey } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { SelectField } from '@narae/ui';
import type { ReactNode } from 'react';
import css from '../people/people.module.css';
import './texts.ts';

interface CompanionChoiceProps {
  readonly name: string;
  /** Nobody travels twice. */
  readonly others: readonly string[];
  /** The day of departure is YYYY-MM-DD; absent where no age is asked for. */
  readonly seat?: { readonly memType: MemType; readonly departure: string };
  readonly onChoose: (companion: Companion) => void;
}

/** Offers saved travellers of the seat's age at departure, and names those of another (ORDER-19). */
export function CompanionChoice({ name, others, seat, onChoose }: CompanionChoiceProps): ReactNode {
  const t = useT('bookingCompanions');
  const format = useFormat();
  const { data: saved = [] } = useCall(companions, {});
  const ageOf = ({ birth_day }: Companion): number | null => (seat ? ageOn(birth_day, seat.departure) : null);
  const fits = (person: Companion): boolean => {
    const age = ageOf(person);
    return !seat || age === null || fitsCategory(seat.memType, age);
  };
  const taken = new Set(others.map(nameKey));
  const free = saved.filter(({ mem_nm }) => !taken.has(nameKey(mem_nm)));
  const fitting = free.filter(fits);
  const unfit = free
    .filter((person) => !fits(person))
    .map((person) => `${person.mem_nm} (${t('age_at_departure', { age: ageOf(person) ?? 0 })})`);
  const reason = unfit.length > 0 ? t('not_for_seat', { people: unfit.join(', ') }) : undefined;
  if (fitting.length === 0) return reason && <p className={css.note}>{reason}</p>;

  const chosen = fitting.find(({ mem_nm }) => nameKey(mem_nm) === nameKey(name));
  return (
    <SelectField
      label={t('choose_label')}
      hint={seat ? reason : t('name_only')}
      placeholder={t('choose')}
      value={chosen?.companion_id ?? ''}
      options={fitting.map(({ companion_id, mem_nm, birth_day }) => ({
        value: companion_id,
        label: `${mem_nm} · ${t('born', { day: format.date(birth_day) })}`,
      }))}
      onChange={({ target }) => {
        const person = fitting.find(({ companion_id }) => companion_id === target.value);
        if (person) onChoose(person);
      }}
    />
  );
}
