import { use, type ComponentType, type ReactNode } from 'react';

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

interface Attempt<Props> {
  readonly loaded: Promise<Loaded<Props>>;
  failed: boolean;
}

function attemptOf<Props>(load: () => Promise<Loaded<Props>>): Attempt<Props> {
  const attempt: Attempt<Props> = { loaded: load(), failed: false };
  attempt.loaded.catch(() => {
    attempt.failed = true;
  });
  return attempt;
}

/** React's `lazy` remembers a failure for as long as the page is open; this one fetches anew at a boundary's retry. */
export function lazyPart<Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  let latest: Attempt<Props> | undefined;
  const current = (): Promise<Loaded<Props>> => {
    const attempt = (latest ??= attemptOf(load));
    // Forgotten after it was thrown: React repeats a throwing part at once and must meet the same failure.
    if (attempt.failed)
      queueMicrotask(() => {
        if (latest === attempt) latest = undefined;
      });
    return attempt.loaded;
  };
  return function LazyPart(props: Props): ReactNode {
    const { default: Part } = use(current());
    return <Part {...props} />;
  };
}
