import { uploadPassport } from '@narae/contracts/rows';
import { ApiError } from './api-error.ts';
import { sendFile } from './upload.ts';

class FakeRequest {
  static last: FakeRequest;
  status = 0;
  responseText = '';
  timeout = 0;
  url = '';
  headers: Record<string, string> = {};
  body: FormData | undefined;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open(_method: string, url: string): void {
    this.url = url;
  }
  getResponseHeader = (): null => null;
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: FormData): void {
    this.body = body;
  }
  abort(): void {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }
}

const where = {
  path: 'passport',
  prod_id: 'P1',
  mem_id: 'MEM0000000001',
  cart_id: 'CART000001',
  file_type: 1,
  sort_order: 1,
  mod_type: 'REGISTER',
  mem_type: 'adult',
  mem_file_id: 0,
};
const photo = new File(['x'], 'passport 1.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
});

describe('an upload', () => {
  it('goes to the address its parts name, in the field img, and tells its progress', async () => {
    const shares: number[] = [];
    const done = sendFile<{ msg: string }>(uploadPassport, where, photo, {
      onProgress: (share) => shares.push(share),
    });
    expect(FakeRequest.last.url).toBe(
      '/upload/PASSPORT/passport/P1/MEM0000000001/CART000001/1/1/REGISTER/adult/0',
    );
    expect((FakeRequest.last.body?.get('img') as File).name).toBe('passport 1.jpg');
    FakeRequest.last.upload.onprogress?.({ loaded: 1, total: 4 });
    FakeRequest.last.answer(200, { msg: 'success' });
    await expect(done).resolves.toEqual({ msg: 'success' });
    expect(shares).toEqual([0.25]);
  });

  it('is rejected in the words of the server', async () => {
    const done = sendFile(uploadPassport, where, photo);
    FakeRequest.last.answer(415, { error: 'img_accept_fail', message: 'png or jpg' });
    await expect(done).rejects.toMatchObject({
      status: 415,
      error: 'img_accept_fail',
      message: 'png or jpg',
    });
  });

  it('can be given up', async () => {
    const giveUp = new AbortController();
    const done = sendFile(uploadPassport, where, photo, { signal: giveUp.signal });
    giveUp.abort();
    await expect(done).rejects.toMatchObject({ error: 'aborted' });
  });

  it.each(['onerror', 'ontimeout'] as const)('that fails by %s says network_fail', async (event) => {
    const done = sendFile(uploadPassport, where, photo);
    FakeRequest.last[event]?.();
    await expect(done).rejects.toEqual(expect.any(ApiError));
    await expect(done).rejects.toMatchObject({ status: 0, error: 'network_fail' });
  });

  it('is not sent anywhere when a part of its address is missing', async () => {
    await expect(sendFile(uploadPassport, { ...where, prod_id: '' }, photo)).rejects.toThrow('prod_id');
  });
});
