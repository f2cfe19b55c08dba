import { desk } from '@narae/contracts/desk';
import type { LanTp } from '@narae/contracts/languages';
import { textsOf } from '../texts.ts';

/** What the texts leave open, by its name in double braces. */
const FACTS: Readonly<Record<string, string>> = {
  licence: '123-45-67890',
  tourismLicence: '2026-000017',
  tel: desk.tel,
  email: desk.email,
};

const filled = (text = ''): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => FACTS[name] ?? whole);

const COMPANY = textsOf((pack) => pack.shop.company);

/** company_content of one language: HTML of h2, p, ul, li and strong. Everything in it is fictional. */
export function companyHtml(language: LanTp): string {
  const { name, about, facts } = COMPANY[language];
  const rows = facts.map(([label, value]) => `<li><strong>${label}</strong> ${filled(value)}</li>`).join('');
  return `<h2>${name}</h2>${about.map((text) => `<p>${text}</p>`).join('')}<ul>${rows}</ul>`;
}
