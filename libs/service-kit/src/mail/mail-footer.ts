import { mailPolicies } from '@narae/contracts/mail-kinds';
import type { MailContent, MailLink } from './mail-content.ts';
import { layoutTexts } from './texts.ts';

export interface MailFooter {
  readonly why: string;
  readonly stop?: MailLink;
}

/** The last lines of a mail, in its language (MAIL-4); none for the shop's own desk. */
export const mailFooter = ({
  kind,
  lan_tp,
  stop,
}: Pick<MailContent, 'kind' | 'lan_tp' | 'stop'>): MailFooter | null => {
  const policy = mailPolicies[kind];
  const about = 'group' in policy ? policy.group : policy.necessary;
  if (about === 'desk') return null;
  const t = layoutTexts(lan_tp);
  return { why: t(`why_${about}`), ...(stop && { stop: { text: t('stop'), href: stop.page } }) };
};
