import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { useUiText } from '../core/ui-strings.tsx';
import { ErrorState, type StateBoxProps } from './state-box.tsx';

export interface LoadedProps<Data> {
  /** What is on its way, as a query answers it. */
  readonly result: {
    readonly data: Data | undefined;
    /** It could not be had, and nothing of it is at hand. */
    readonly isLoadingError: boolean;
    readonly refetch: () => unknown;
  };
  /** Stands in its place meanwhile, in its shape. */
  readonly waiting: ReactNode;
  /** What is said when it could not be had; the button that tries again comes along. */
  readonly failed: Omit<StateBoxProps, 'action'>;
  readonly children: (data: Data) => ReactNode;
}

/** Shows data once they are there. What is shown stays when it could not be read anew. */
export function Loaded<Data>({ result, waiting, failed, children }: LoadedProps<Data>): ReactNode {
  const ui = useUiText();
  const { data, isLoadingError, refetch } = result;
  if (data !== undefined) return children(data);
  if (!isLoadingError) return waiting;
  return (
    <ErrorState {...failed} action={<Button onClick={() => void refetch()}>{ui('btn_retry')}</Button>} />
  );
}
