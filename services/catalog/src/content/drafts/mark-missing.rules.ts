import {
  missingTexts,
  type AnyContent,
  type EditableField,
  type LocalizedText,
  type LanTp,
} from '@narae/contracts';
import { FALLBACKS } from '@narae/contracts/localized';

const missingMark = '⚠';

const textsAt = (content: AnyContent, path: string): LocalizedText | null => {
  let place: unknown = content;
  for (const step of path.split('.')) {
    if (typeof place !== 'object' || place === null) return null;
    place = (place as Record<string, unknown>)[step];
  }
  return typeof place === 'object' && place !== null ? (place as LocalizedText) : null;
};

/** A copy of the content in a language, with marked stand-ins for missing texts. */
export const markMissing = <Content extends AnyContent>(
  fields: readonly EditableField[],
  content: Content,
  lanTp: LanTp,
): Content => {
  const marked = structuredClone(content);
  for (const { field, lan_tp } of missingTexts(fields, content)) {
    const texts = lan_tp === lanTp ? textsAt(marked, field) : null;
    if (!texts) continue;
    const other = FALLBACKS.map((item) => texts[item]).find((text) => text.trim() !== '') ?? '';
    const html = fields.some((item) => item.name === field && item.as === 'texts' && item.html);
    texts[lanTp] = html
      ? `<p><strong>${missingMark} ${lanTp}</strong></p>${other}`
      : `${missingMark} ${lanTp} ${other}`.trim();
  }
  return marked;
};
