import type { FastifyInstance, InjectOptions } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { Calls, LanTp } from '@narae/contracts';
import type { CallRow } from '@narae/contracts/call-row';
import { callTable, type CallName } from '@narae/contracts/call-table';
import type { Caller, Sessions } from './sessions.ts';

export interface CallOptions extends Caller {
  readonly lanTp?: LanTp;
  readonly idempotencyKey?: string;
  /** Sends `{"params": […]}` like old clients, instead of `{"info": …}`. */
  readonly positional?: readonly unknown[];
  readonly headers?: Record<string, string>;
}

interface ErrorBody {
  error?: string;
  message?: string;
  field?: string;
}
/** By name, not by a condition: the compiler would spell out every call where one function stands for another. */
type Outputs = {
  readonly [Name in CallName]: Name extends keyof Calls ? z.output<Calls[Name]['output']> : unknown;
};
type OutputOf<Name extends CallName> = Outputs[Name];

export interface Answer<Body> {
  readonly status: number;
  /** What the contract declares, or a rejection. */
  readonly body: Body & ErrorBody;
  readonly headers: OutgoingHttpHeaders;
  /** The undecoded answer, for pictures and pages. */
  readonly bytes: Buffer;
}

export interface Picture {
  readonly bytes: Buffer;
  readonly filename?: string;
  readonly mime?: string;
  readonly fieldname?: string;
}

/** Fills `:name` in a path; what is left over is body or query. */
function fillPath(
  path: string,
  info: Record<string, unknown>,
): { url: string; rest: Record<string, unknown> } {
  const rest = { ...info };
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { url, rest };
}

/**
 * An input as the values that old clients send in the call's order; fields of the path stay in the address.
 * @returns null where the order has no place for a field
 */
export function positionsOf(
  { method, path, params }: Pick<CallRow, 'method' | 'path' | 'params'>,
  info: Readonly<Record<string, unknown>>,
): unknown[] | null {
  const order = params.split(' ').filter(Boolean);
  const rest = Object.keys(info).filter((name) => !path.includes(`:${name}`));
  if (method === 'GET' || order.length === 0) return null;
  if (!order.includes('info') && rest.some((name) => !order.includes(name))) return null;
  const whole = Object.fromEntries(rest.map((name) => [name, info[name]]));
  return order.map((name) => (name === 'info' ? whole : (info[name] ?? null)));
}

/** Ways of calling a server by the names of the call table, in process. */
export function createInject(app: FastifyInstance, sessions: Sessions) {
  const send = async <Name extends CallName>(
    name: Name,
    url: string,
    options: CallOptions,
    more: Pick<InjectOptions, 'payload'> & { headers?: Record<string, string> },
  ): Promise<Answer<OutputOf<Name>>> => {
    const cookie = await sessions.cookie(options);
    const answer = await app.inject({
      method: callTable[name].method,
      url,
      ...(more.payload === undefined ? {} : { payload: more.payload }),
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'x-lan-tp': options.lanTp ?? 'ENG',
        ...(cookie === undefined ? {} : { cookie }),
        ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
        ...more.headers,
        ...options.headers,
      },
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    const body = (isJson ? answer.json() : answer.body) as OutputOf<Name> & ErrorBody;
    return { status: answer.statusCode, body, headers: answer.headers, bytes: answer.rawPayload };
  };

  return {
    /** Makes a call; `info` may be as wrong as a test needs it to be. */
    inject: <Name extends CallName>(
      name: Name,
      info: Record<string, unknown> = {},
      options: CallOptions = {},
    ) => {
      const { method, path } = callTable[name];
      const { url, rest } = fillPath(path, info);
      if (method === 'GET') {
        const query = new URLSearchParams(
          Object.entries(rest).map(([key, value]): [string, string] => [key, String(value)]),
        );
        return send(name, query.size > 0 ? `${url}?${query}` : url, options, {});
      }
      return send(name, url, options, {
        payload: options.positional ? { params: options.positional } : { info: rest },
        headers: { 'content-type': 'application/json' },
      });
    },
    /** Sends a file to an upload call, by default as the field `img`. */
    upload: <Name extends CallName>(
      name: Name,
      path: Record<string, unknown>,
      file: Picture,
      options: CallOptions = {},
    ) => {
      const boundary = 'narae-test-boundary';
      const { fieldname = 'img', filename = 'image.jpg', mime = 'image/jpeg', bytes } = file;
      const head =
        `--${boundary}\r\ncontent-disposition: form-data; name="${fieldname}"; filename="${filename}"\r\n` +
        `content-type: ${mime}\r\n\r\n`;
      return send(name, fillPath(callTable[name].path, path).url, options, {
        payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      });
    },
    /** Posts a form as a payment provider does. */
    form: <Name extends CallName>(name: Name, fields: Record<string, string>, options: CallOptions = {}) =>
      send(name, callTable[name].path, options, {
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://provider.example' },
      }),
  };
}
