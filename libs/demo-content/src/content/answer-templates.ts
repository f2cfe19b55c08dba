import type { LocalizedText } from '@narae/contracts';
import { textsOf } from '../texts.ts';

/** What the desk of the demo shop answers often, by its own name for it. */
interface DemoTemplate {
  readonly name: string;
  readonly texts: LocalizedText;
}

/** Each template stands here once, so the place of a line is its number: add at the end. */
export const DEMO_TEMPLATES: readonly DemoTemplate[] = [
  {
    name: '확인 중',
    texts: textsOf((pack) => pack.shop.answerTemplates['확인 중']),
  },
  {
    name: '취소와 환불',
    texts: textsOf((pack) => pack.shop.answerTemplates['취소와 환불']),
  },
  {
    name: '집합 장소',
    texts: textsOf((pack) => pack.shop.answerTemplates['집합 장소']),
  },
  {
    name: '여행자 이름 변경',
    texts: textsOf((pack) => pack.shop.answerTemplates['여행자 이름 변경']),
  },
];
