import type {
  adminFilm,
  adminPicture,
  profilePicture,
  qnaPictureAdd,
  reviewPictureAdd,
  uploadEventPassport,
  uploadPassport,
} from '@narae/contracts/rows';
import { ApiError, errorOf, silenceOf } from './api-error.ts';
import { callHeaders } from './call-headers.ts';
import { noteRejection, settings } from './client-settings.ts';
import { fillPath } from './fill-path.ts';
import { refreshSession } from './refresh.ts';

export type UploadRow =
  | typeof uploadPassport
  | typeof uploadEventPassport
  | typeof profilePicture
  | typeof qnaPictureAdd
  | typeof reviewPictureAdd
  | typeof adminPicture
  | typeof adminFilm;

export interface UploadOptions {
  /** Share of the file that has left the browser, 0–1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** Milliseconds for the whole transfer; a photo on a slow line takes its time. */
  readonly timeout?: number;
}

const DEFAULT_TIMEOUT_MS = 120_000;

/** Sends one file in the multipart field `img`. @throws ApiError */
export async function sendFile<Answer = unknown>(
  { path }: UploadRow,
  pathParams: Readonly<Record<string, string | number>>,
  file: File,
  options: UploadOptions = {},
): Promise<Answer> {
  const { url } = fillPath(path, pathParams);
  try {
    return await transfer<Answer>(url, file, options);
  } catch (rejection) {
    const expired =
      rejection instanceof ApiError && rejection.status === 401 && rejection.error === 'token_expired';
    if (!expired || (await refreshSession()) !== 'renewed') throw rejection;
    return transfer<Answer>(url, file, options);
  }
}

/** XMLHttpRequest, because fetch does not tell how much has been sent. */
function transfer<Answer>(url: string, file: File, options: UploadOptions): Promise<Answer> {
  const { onProgress, signal, timeout = DEFAULT_TIMEOUT_MS } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(silenceOf(signal.reason));
      return;
    }
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    const fail = (name: string) => (): void => reject(silenceOf(new DOMException(name, name)));
    request.open('POST', url);
    request.timeout = timeout;
    for (const [name, value] of Object.entries(callHeaders(settings.member())))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(parse<Answer>(request.responseText));
      else reject(rejectionOf(request));
    };
    request.onerror = fail('NetworkError');
    request.ontimeout = fail('TimeoutError');
    request.onabort = fail('AbortError');
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    const form = new FormData();
    form.append('img', file);
    request.send(form);
  });
}

function rejectionOf(request: XMLHttpRequest): ApiError {
  const rejection = errorOf(request.status, request.responseText, request.getResponseHeader('x-trace-id'));
  noteRejection(rejection);
  return rejection;
}

function parse<Answer>(body: string): Answer {
  try {
    return JSON.parse(body) as Answer;
  } catch (cause) {
    throw silenceOf(cause);
  }
}
