interface AskedCall {
  readonly name: string;
  readonly info: Readonly<Record<string, unknown>>;
}

/** Answers calls by the last part of their path; what has no answer is `success`. @returns what is asked from now on */
export function answerCalls(answers: Readonly<Record<string, unknown>>): readonly AskedCall[] {
  const asked: AskedCall[] = [];
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const name = new URL(url, 'http://shop.test').pathname.split('/').at(-1) ?? '';
    const { info } = JSON.parse(String(init?.body ?? '{"info":{}}')) as Pick<AskedCall, 'info'>;
    asked.push({ name, info });
    return Response.json(answers[name] ?? { msg: 'success' });
  }) as typeof fetch;
  return asked;
}
