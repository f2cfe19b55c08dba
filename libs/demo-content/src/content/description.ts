import type { LanTp } from '@narae/contracts/primitives';
import type { PerLanguage, ProductText } from './types.ts';

interface Headings {
  readonly plan: string;
  readonly included: string;
  readonly excluded: string;
  readonly notes: string;
}

const HEADINGS: PerLanguage<Headings> = {
  KOR: { plan: '일정', included: '포함', excluded: '불포함', notes: '알아 두세요' },
  ENG: {
    plan: 'The plan',
    included: 'Included',
    excluded: 'Not included',
    notes: 'Good to know',
  },
  CHN: {
    plan: '行程安排',
    included: '费用包含',
    excluded: '费用不含',
    notes: '温馨提示',
  },
  JPN: {
    plan: 'スケジュール',
    included: '含まれるもの',
    excluded: '含まれないもの',
    notes: 'ご案内',
  },
  VTN: {
    plan: 'Lịch trình',
    included: 'Giá bao gồm',
    excluded: 'Giá không bao gồm',
    notes: 'Cần biết trước',
  },
};

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const section = (heading: string, body: string) => `<h3>${heading}</h3>${body}`;

/** prod_content: introduction, plan, what the price covers and advice (h3, p, ul, li, strong). */
export function descriptionHtml(text: ProductText, language: LanTp): string {
  const heading = HEADINGS[language];
  const plan = text.schedule.map(([when, what]) => `<strong>${escape(when)}</strong> ${escape(what)}`);
  return [
    `<p>${escape(text.intro)}</p>`,
    section(heading.plan, list(plan)),
    section(heading.included, list(text.included.map(escape))),
    section(heading.excluded, list(text.excluded.map(escape))),
    section(heading.notes, list(text.notes.map(escape))),
  ].join('');
}
