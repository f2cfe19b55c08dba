import { TestEnvironment } from 'jest-environment-jsdom';

/** What jsdom lacks and Node has. Never MessageChannel or BroadcastChannel: their open ports keep jest from ending. */
const borrowed = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
];

/** jsdom with the platform's fetch and streams. */
export default class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of borrowed) this.global[name] ??= globalThis[name];
  }
}
