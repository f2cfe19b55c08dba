import { remoteRows, serviceRows } from './table.ts';

const sentence = (names: readonly string[]): string =>
  names.length === 0 ? 'nothing' : names.map((name) => name.replace(/^see /, '')).join(', ');

/** The table as docs/operations.md shows it, so that what is written there is what is tested. */
export const tableInWords = (): string => {
  const rows = [...serviceRows, ...remoteRows].map(({ part, still, calm, rejected = [] }) => [
    `\`${part}\``,
    sentence(still),
    sentence([...calm, ...rejected]),
  ]);
  const head = ['without', 'a shopper still has, or can', 'says in its own place that it is not there'];
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};
