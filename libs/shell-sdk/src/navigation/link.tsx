import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  readonly state?: unknown;
  /** Takes the place of the present entry in the history. */
  readonly replace?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link that the router follows within the page. The router's own brings what prefetches the data of framework
 * routes along, which no visitor of this site needs.
 */
export function Link({ to, state, replace, target, onClick, ...rest }: LinkProps): ReactNode {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, target, ...(replace && { replace }) });
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
