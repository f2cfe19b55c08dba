import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import type { AuthUser } from '@narae/service-kit';

interface Listener {
  readonly network: string;
  readonly session: AuthUser | null;
  readonly response: ServerResponse;
}

export interface StreamLimits {
  readonly inAll: number;
  readonly perNetwork: number;
  readonly perSession: number;
}

/** Some hundred messages; a slower reader is cut off and reconnects. */
const MOST_UNREAD_BYTES = 64 * 1024;
/** Writes before other calls have their turn. */
const WRITTEN_AT_ONCE = 200;
/** Messages that may wait; older ones are dropped, and pages read the state later. */
const MOST_WAITING = 500;

const createGroups = () => {
  const groups = new Map<string, Set<Listener>>();
  return {
    of: (key: string): ReadonlySet<Listener> => groups.get(key) ?? new Set(),
    add: (key: string, listener: Listener): void => {
      groups.set(key, (groups.get(key) ?? new Set()).add(listener));
    },
    delete: (key: string, listener: Listener): void => {
      const group = groups.get(key);
      group?.delete(listener);
      if (group?.size === 0) groups.delete(key);
    },
  };
};

/** The open streams of an edge (CALL-10). */
export interface Listeners {
  /** Adds a listener until its stream ends; the session's oldest stream gives way. */
  add(listener: Listener): 'added' | 'too many here' | 'too many';
  tellAll(message: string): void;
  tellMember(mem_id: string, message: string): void;
  endSession(sid: string): void;
  endMember(mem_id: string): void;
  endSessionsThat(areOver: (session: AuthUser) => boolean): void;
  endAll(): void;
  count(): number;
}

export const createListeners = (limits: StreamLimits): Listeners => {
  const all = new Set<Listener>();
  const byNetwork = createGroups();
  const bySession = createGroups();
  const byMember = createGroups();
  const waiting: { readonly bytes: Buffer; readonly to: readonly Listener[] }[] = [];
  let writing = false;

  const remove = (listener: Listener): void => {
    all.delete(listener);
    byNetwork.delete(listener.network, listener);
    if (!listener.session) return;
    bySession.delete(listener.session.sid, listener);
    byMember.delete(listener.session.mem_id, listener);
  };
  const end = (listener: Listener): void => {
    remove(listener);
    listener.response.end();
  };
  const write = (listener: Listener, bytes: Buffer): void => {
    // The listener may have left since.
    if (!all.has(listener)) return;
    listener.response.write(bytes);
    if (listener.response.writableLength <= MOST_UNREAD_BYTES) return;
    remove(listener);
    listener.response.destroy();
  };
  const writeWaiting = async (): Promise<void> => {
    for (let message = waiting.shift(); message; message = waiting.shift())
      for (const [index, listener] of message.to.entries()) {
        write(listener, message.bytes);
        if (index % WRITTEN_AT_ONCE === WRITTEN_AT_ONCE - 1) await nextTurn();
      }
    writing = false;
  };
  const tell = (to: Iterable<Listener>, message: string): void => {
    // Encoded once for all.
    waiting.push({ bytes: Buffer.from(message), to: [...to] });
    if (waiting.length > MOST_WAITING) waiting.shift();
    if (writing) return;
    writing = true;
    void writeWaiting();
  };
  const endEach = (listeners: Iterable<Listener>): void => [...listeners].forEach(end);

  return {
    add: (listener) => {
      const { network, session, response } = listener;
      const streams = session ? bySession.of(session.sid) : undefined;
      // The oldest is most likely a browser that left silently.
      if (streams && streams.size >= limits.perSession) endEach([...streams].slice(0, 1));
      if (byNetwork.of(network).size >= limits.perNetwork) return 'too many here';
      if (all.size >= limits.inAll) return 'too many';
      all.add(listener);
      byNetwork.add(network, listener);
      if (session) {
        bySession.add(session.sid, listener);
        byMember.add(session.mem_id, listener);
      }
      response.on('close', () => remove(listener));
      return 'added';
    },
    tellAll: (message) => tell(all, message),
    tellMember: (mem_id, message) => tell(byMember.of(mem_id), message),
    endSession: (sid) => endEach(bySession.of(sid)),
    endMember: (mem_id) => endEach(byMember.of(mem_id)),
    endSessionsThat: (areOver) =>
      endEach([...all].filter(({ session }) => session !== null && areOver(session))),
    endAll: () => endEach(all),
    count: () => all.size,
  };
};
