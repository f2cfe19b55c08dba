import { remoteRows, serviceRows } from './expectations.ts';

const sentence = (names: readonly string[]): string =>
  names.length === 0 ? 'nothing' : names.map((name) => name.replace(/^see /, '')).join(', ');

/** The expectations as the Markdown table in docs/operations.md; a test compares the two. */
export const markdownTable = (): string => {
  const rows = [...serviceRows, ...remoteRows].map(({ part, available, unavailable, rejected = [] }) => [
    `\`${part}\``,
    sentence(available),
    sentence([...unavailable, ...rejected]),
  ]);
  const head = ['without', 'a shopper still has, or can', 'says in its own place that it is not there'];
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};
