import type { HtmlFieldProps } from '@narae/contracts/slots';
import type { ReactNode } from 'react';
import '../../../shared/admin/texts.ts';
import { HtmlInput } from './html-input.tsx';

/** For the back offices of other domains. */
export default function HtmlField(props: HtmlFieldProps): ReactNode {
  return <HtmlInput {...props} />;
}
