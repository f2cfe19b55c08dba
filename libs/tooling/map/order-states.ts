import { TxnType } from '@narae/contracts';
import { transitions } from '../../../services/booking/src/kernel/domain/booking-state.rules.ts';

const names = Object.fromEntries(Object.entries(TxnType).map(([name, code]) => [code, name])) as Record<
  TxnType,
  string
>;

/** The states of an order as a mermaid drawing, from the table of transitions; what leaves the state as it is has no arrow. */
export const orderStates = (): string => {
  const arrows = (Object.keys(transitions) as TxnType[]).flatMap((from) => {
    const actions = Object.entries(transitions[from]).filter(([, to]) => to !== from);
    const targets = [...new Set(actions.map(([, to]) => to))];
    return targets.map(
      (to) =>
        `  ${names[from]} --> ${names[to]}: ${actions
          .filter(([, target]) => target === to)
          .map(([action]) => action)
          .join(', ')}`,
    );
  });
  return ['stateDiagram-v2', `  [*] --> ${names[TxnType.NeedsTravellers]}`, ...arrows].join('\n');
};
