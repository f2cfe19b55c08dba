import type { LanTp } from '@narae/contracts/primitives';
import type { ProductText } from './types.ts';
import { textsOf } from '../texts.ts';

const HEADINGS = textsOf((pack) => pack.shop.description);

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const section = (heading: string, body: string) => `<h3>${heading}</h3>${body}`;

/** prod_content: introduction, plan, what the price covers and advice (h3, p, ul, li, strong). */
export function descriptionHtml(text: ProductText, language: LanTp): string {
  const heading = HEADINGS[language];
  const plan = text.schedule.map(
    ([when = '', what = '']) => `<strong>${escape(when)}</strong> ${escape(what)}`,
  );
  return [
    `<p>${escape(text.intro)}</p>`,
    section(heading.plan, list(plan)),
    section(heading.included, list(text.included.map(escape))),
    section(heading.excluded, list(text.excluded.map(escape))),
    section(heading.notes, list(text.notes.map(escape))),
  ].join('');
}
