import type { ReactElement, ReactNode } from 'react';

export interface LinkProps {
  className: string;
  children: ReactNode;
}

/** How a component that looks like a link gets the router's: `link={(props) => <Link to="/" {...props} />}`. */
export type LinkRender = (props: LinkProps) => ReactElement;
