import { EventEnvelope } from '@narae/events';

const text = new TextDecoder();

/** An event as it came over the wire, undefined when it is none. */
export function readEvent(data: Uint8Array): EventEnvelope | undefined {
  try {
    return EventEnvelope.parse(JSON.parse(text.decode(data)));
  } catch {
    return undefined;
  }
}
