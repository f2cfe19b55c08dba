import {
  Component,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  createContext,
  useContext,
} from 'react';
import { awaitHydration } from '@narae/ssr/hydration-progress';

export interface BoundaryFallbacks {
  /** Has the shape of what will come. */
  readonly waiting?: ReactNode;
  /** The part failed (`failed`), or has been on its way for too long (`slow`). */
  readonly problem: (trouble: RemoteProblem) => ReactNode;
}

export interface RemoteProblem {
  readonly kind: 'failed' | 'slow';
  readonly retry: () => void;
}

interface RemoteBoundaryProps<Props extends object> extends BoundaryFallbacks {
  /** Called with the next number for every attempt. */
  readonly load: (attempt: number) => Promise<{ readonly default: ComponentType<Props> }>;
  readonly partProps: Props;
  /** Another name means another part, whose attempts start from 0. */
  readonly name: string;
}

/** Milliseconds until a way out is offered; loading goes on (SHELL-13). */
export const SLOW_AFTER_MS = 8_000;

/** A remote's part that is missing, throws or hangs shows its own box with retry; the page stays. */
export function RemoteBoundary<Props extends object>(props: RemoteBoundaryProps<Props>): ReactNode {
  return <Attempts key={props.name} {...props} />;
}

function Attempts<Props extends object>({
  load,
  partProps,
  waiting,
  problem,
}: RemoteBoundaryProps<Props>): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [here, setHere] = useState(false);
  const retry = (): void => setAttempt((count) => count + 1);
  const slow = (): ReactNode => problem({ kind: 'slow', retry });
  // Server-rendered content stays until its scripts arrive; the way out stands above it.
  const { serverRendered, broken, stay, waits } = useServerRendered(here || attempt > 0);
  const late = useLate(serverRendered);
  const props = useUnchanged(partProps);
  // React remembers how a lazy component failed, so every attempt needs a new one; `load` belongs to the name above.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  const Part = useMemo(() => lazy(() => load(attempt).catch(stay)), [attempt]);
  // A loading part must not be rendered again: React would drop the server's content.
  const part = useMemo(
    () => (
      <Suspense fallback={<Waiting fallback={waiting} slow={slow} onMount={waits} />}>
        <Part {...props} />
        <Arrival onMount={() => setHere(true)} />
      </Suspense>
    ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
    [Part, props],
  );
  return (
    <ErrorBoundary key={attempt} otherwise={() => problem({ kind: 'failed', retry })}>
      {broken ? problem({ kind: 'failed', retry }) : late && slow()}
      {part}
    </ErrorBoundary>
  );
}

function Arrival({ onMount }: { readonly onMount: () => void }): null {
  useOnMount(onMount);
  return null;
}

function useOnMount(onMount: () => void): void {
  const mounted = useEffectEvent(onMount);
  useEffect(() => mounted(), []);
}

const never = (): (() => void) => () => undefined;

function useCameWithDocument(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [first] = useState(hydrating);
  return first;
}

interface ServerRendered {
  readonly serverRendered: boolean;
  readonly broken: boolean;
  /** @throws the error of a part that cannot be loaded, where nothing else is to be seen */
  readonly stay: (error: unknown) => Promise<never>;
  readonly waits: () => void;
}

function useServerRendered(over: boolean): ServerRendered {
  const came = useCameWithDocument();
  const [broken, setBroken] = useState(false);
  const [empty, setEmpty] = useState(false);
  // Stays false on a server.
  const stays = useRef(false);
  const serverRendered = came && !over && !empty;
  useEffect(() => {
    stays.current = serverRendered;
    return serverRendered ? awaitHydration() : undefined;
  }, [serverRendered]);
  return {
    serverRendered,
    broken: serverRendered && broken,
    stay: (error) => {
      if (!stays.current) throw error;
      setBroken(true);
      return new Promise<never>(() => {});
    },
    waits: () => setEmpty(true),
  };
}

function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && late;
}

function useUnchanged<Value extends object>(value: Value): Value {
  const [kept, keep] = useState(value);
  const fields = Object.keys({ ...kept, ...value }) as (keyof Value)[];
  if (fields.every((field) => Object.is(kept[field], value[field]))) return kept;
  keep(value);
  return value;
}

interface WaitingProps {
  readonly fallback: ReactNode;
  readonly slow: () => ReactNode;
  readonly onMount: () => void;
}

function Waiting({ fallback, slow, onMount }: WaitingProps): ReactNode {
  useOnMount(onMount);
  const late = useLate(true);
  return late ? slow() : fallback;
}

interface ErrorBoundaryProps {
  readonly otherwise: () => ReactNode;
  readonly children: ReactNode;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.otherwise() : this.props.children;
  }
}

const nothing: BoundaryFallbacks = { problem: () => null };

export const FallbacksContext = createContext<BoundaryFallbacks>(nothing);

export function useFallbacks(): BoundaryFallbacks {
  return useContext(FallbacksContext);
}
