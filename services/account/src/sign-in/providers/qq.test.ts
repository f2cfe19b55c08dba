import { ProviderError } from './provider.ts';
import { qq, readQqAnswer } from './qq.ts';

describe('answers of QQ', () => {
  it.each([
    ['JSON', '{"client_id":"102000001","openid":"A1"}'],
    ['a call of a function', 'callback( {"client_id":"102000001","openid":"A1"} );\n'],
    ['a form', 'client_id=102000001&openid=A1'],
  ])('are read as %s', (_form, text) => {
    expect(readQqAnswer(text)).toEqual({ client_id: '102000001', openid: 'A1' });
  });

  it.each([
    ['a script', 'callback( {"openid":"A1"} ); steal();'],
    ['an object that is no JSON', 'callback( {openid: stolen()} );'],
    ['a page', '<html>openid=A1</html>'],
    ['nothing', ''],
  ])('are neither believed nor run as %s', (_form, text) => {
    expect(() => readQqAnswer(text)).toThrow(ProviderError);
  });
});

describe('where QQ signs people in', () => {
  const checks = { state: 's', nonce: 'n', codeVerifier: 'v', redirectUri: 'http://shop.example/back' };
  const displayOn = async (device: 'mobile' | 'desktop'): Promise<string | null> => {
    const adapter = qq({ url: 'http://qq.example', appId: '102000001', appKey: 'key' });
    return new URL(await adapter.begin(checks, device)).searchParams.get('display');
  };

  it('is a page of its own on phones', async () => {
    expect(await displayOn('mobile')).toBe('mobile');
    expect(await displayOn('desktop')).toBeNull();
  });
});
