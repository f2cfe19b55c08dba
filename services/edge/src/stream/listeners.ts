import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import type { AuthUser } from '@narae/service-kit';

/** Somebody a stream of news is open to. */
interface Listener {
  /** Whom limits per address count. */
  readonly network: string;
  /** Who it was opened for, null for visitors. */
  readonly session: AuthUser | null;
  readonly response: ServerResponse;
}

/** How many streams may be open: in all, from one network, in one session. */
export interface StreamLimits {
  readonly inAll: number;
  readonly perNetwork: number;
  readonly perSession: number;
}

/** Bytes that may wait for one reader: some hundred news. Whoever reads more slowly is cut off and comes again. */
const MOST_UNREAD_BYTES = 64 * 1024;
/** Readers written to before calls that came meanwhile have their turn. */
const WRITTEN_AT_ONCE = 200;
/** News that may wait to be written; older ones are left out, pages read the state at their next look. */
const MOST_WAITING = 500;

/** Sets by a key, without empty ones left behind. */
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
  /** Takes a listener in until its stream ends; the session's oldest stream gives way. @returns whether it was, or which limit it met */
  add(listener: Listener): 'added' | 'too many here' | 'too many';
  /** Writes to everybody. */
  tellAll(message: string): void;
  /** Writes to a member's streams. */
  tellMember(mem_id: string, message: string): void;
  /** Ends the streams of a session. */
  endSession(sid: string): void;
  /** Ends a member's streams. */
  endMember(mem_id: string): void;
  /** Ends the streams of sessions that are over. */
  endSessionsThat(areOver: (session: AuthUser) => boolean): void;
  endAll(): void;
  count(): number;
}

/** Keeps the open streams, each in its network, session and member. */
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
    // It may have gone, or its session ended, since the news was put in line.
    if (!all.has(listener)) return;
    listener.response.write(bytes);
    if (listener.response.writableLength <= MOST_UNREAD_BYTES) return;
    remove(listener);
    listener.response.destroy();
  };
  const writeWaiting = async (): Promise<void> => {
    for (let news = waiting.shift(); news; news = waiting.shift())
      for (const [index, listener] of news.to.entries()) {
        write(listener, news.bytes);
        if (index % WRITTEN_AT_ONCE === WRITTEN_AT_ONCE - 1) await nextTurn();
      }
    writing = false;
  };
  const tell = (to: Iterable<Listener>, message: string): void => {
    // One encoding for all of them.
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
      const known = session ? bySession.of(session.sid) : undefined;
      // The oldest is most likely one whose browser has gone without a word.
      if (known && known.size >= limits.perSession) endEach([...known].slice(0, 1));
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
