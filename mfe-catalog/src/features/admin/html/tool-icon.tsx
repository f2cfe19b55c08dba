import type { ReactNode } from 'react';
import type { Tool } from './tools.ts';

export type ToolName = Tool['name'] | 'link' | 'source';

const paths: Readonly<Record<ToolName, string>> = {
  h3: 'M4.5 6.5v11M11.5 6.5v11M4.5 12h7M15.5 13.5l2.5-2v6',
  h4: 'M4.5 6.5v11M11.5 6.5v11M4.5 12h7M15.5 13.2c0-2.2 4-2.2 4 0 0 1.6-4 2.6-4 4.3h4',
  strong: 'M8 6h4.5a3 3 0 0 1 0 6H8ZM8 12h5.5a3 3 0 0 1 0 6H8Z',
  em: 'M11 6h6M7 18h6M14 6l-4 12',
  ul: 'M9.5 7H20M9.5 12H20M9.5 17H20M4.5 7h.01M4.5 12h.01M4.5 17h.01',
  ol: 'M10 7h10M10 12h10M10 17h10M4 5.5l1.2-.5v4M3.8 14.6c.4-.8 2.2-.9 2.2.3 0 .9-2.2 1.7-2.2 2.9H6.2',
  blockquote:
    'M10 7H6.5C5.7 7 5 7.7 5 8.5V12h5V7Zm0 5c0 2.5-1.5 4-4 4.5M19 7h-3.5c-.8 0-1.5.7-1.5 1.5V12h5V7Zm0 5c0 2.5-1.5 4-4 4.5',
  link: 'M10 14.2a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.5l-1.2 1.2M14 9.8a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.5l1.2-1.2',
  undo: 'M9 6 4.5 10.5 9 15M5 10.5h9.5a5 5 0 0 1 0 10H11',
  redo: 'm15 6 4.5 4.5L15 15M19 10.5H9.5a5 5 0 0 0 0 10H13',
  source: 'm8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
};

/** The picture on a button of the toolbar, drawn without letters; what it does is said by the button's label. */
export function ToolIcon({ name }: { readonly name: ToolName }): ReactNode {
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'strong' ? 2.5 : 1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
