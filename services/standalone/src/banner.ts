import type { StandaloneConfig } from './config.ts';

interface Account {
  mem_email: string;
  mem_password: string;
}

/** The block a newcomer reads once everything answers. */
export const banner = (
  config: StandaloneConfig,
  accounts: { member: Account; admin: Account; secret: string },
): string => {
  const lines = [
    ['Narae is open', config.origin],
    ['Member', `${accounts.member.mem_email} / ${accounts.member.mem_password}`],
    ['Administrator', `${accounts.admin.mem_email} / ${accounts.admin.mem_password}`],
    ['Second factor', `${accounts.secret}  (code: npm run totp)`],
    ['Sandbox', `${config.sandboxOrigin}  (payments, ${config.sandboxOrigin}/mailbox)`],
    ['Data', config.dataDir],
    ['Stop', 'Ctrl-C'],
  ] as const;
  const width = Math.max(...lines.map(([label]) => label.length));
  const rule = '─'.repeat(64);
  return [rule, ...lines.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`), rule].join('\n');
};
