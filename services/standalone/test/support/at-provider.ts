/** A browser at a provider's pages: keeps their cookies, follows redirects by hand, and stops where the shop begins. */
export const atProvider = async (
  address: string,
  { person, outcome = 'good' }: { readonly person: string; readonly outcome?: string },
  shop: string,
): Promise<URL> => {
  const jar = new Map<string, string>();
  const open = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  let url = address;
  let answer = await open(url);
  for (let step = 0; step < 12; step += 1) {
    const location = answer.headers.get('location');
    if (location !== null) {
      url = new URL(location, url).href;
      if (url.startsWith(shop)) return new URL(url);
      answer = await open(url);
    } else {
      const action = /<form method="post" action="([^"]+)"/.exec(await answer.text())?.[1];
      if (!action) throw new Error(`${url} answered ${answer.status} without a form`);
      url = new URL(action, url).href;
      answer = await open(url, { method: 'POST', body: new URLSearchParams({ person, outcome }) });
    }
  }
  throw new Error(`${address} never led back`);
};
