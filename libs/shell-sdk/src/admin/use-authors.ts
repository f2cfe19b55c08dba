import { administrators } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';

const number = /MEM\d{10}/g;

/**
 * Puts administrators' names in the place of their numbers, in a field or a sentence. Numbers of people who have left,
 * and all while account does not answer, stay.
 */
export function useAuthors(): (text: string) => string {
  const { data = [] } = useCall(administrators, {}, { staleTime: 5 * 60_000 });
  const names = new Map(data.map(({ mem_id, mem_nm }) => [mem_id, mem_nm]));
  return (text) => text.replace(number, (mem_id) => names.get(mem_id) ?? mem_id);
}
