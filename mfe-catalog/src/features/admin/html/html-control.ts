import type { ControlWiring } from '@narae/ui';

/** What the control of a text with mark-up is given. */
export interface HtmlControlProps {
  readonly wiring: ControlWiring;
  /** Its name, for those who do not see the label beside it. */
  readonly label: string;
  /** Language tag of the text. */
  readonly lang: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
}
