import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { useUiText } from '../core/ui-strings.tsx';
import { ErrorState, type StateBoxProps } from './state-box.tsx';

export interface LoadedProps<Data> {
  readonly result: {
    readonly data: Data | undefined;
    readonly isLoadingError: boolean;
    readonly refetch: () => unknown;
  };
  readonly waiting: ReactNode;
  /** The button that tries again comes along. */
  readonly failed: Omit<StateBoxProps, 'action'>;
  readonly children: (data: Data) => ReactNode;
}

/** What is shown stays when it could not be read anew. */
export function Loaded<Data>({ result, waiting, failed, children }: LoadedProps<Data>): ReactNode {
  const ui = useUiText();
  const { data, isLoadingError, refetch } = result;
  if (data !== undefined) return children(data);
  if (!isLoadingError) return waiting;
  return (
    <ErrorState {...failed} action={<Button onClick={() => void refetch()}>{ui('btn_retry')}</Button>} />
  );
}
