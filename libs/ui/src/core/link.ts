import type { ReactElement, ReactNode } from 'react';

export interface LinkProps {
  className: string;
  children: ReactNode;
}

/** How a component that looks like a link gets the router's: `link={pageLink('home')}`. */
export type LinkRender = (props: LinkProps) => ReactElement;
