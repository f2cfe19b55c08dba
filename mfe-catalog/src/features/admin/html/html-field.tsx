import type { HtmlFieldProps } from '@narae/contracts/slots';
import type { ReactNode } from 'react';
import '../../../shared/admin/texts.ts';
import { HtmlInput } from './html-input.tsx';

/** The field for a text with mark-up, for other domains' back offices. */
export default function HtmlField(props: HtmlFieldProps): ReactNode {
  return <HtmlInput {...props} />;
}
