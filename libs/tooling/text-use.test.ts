import { namedKeys, unreadKeys, withoutLists } from './bin/lib/text-use.mjs';

const sources = (...codes: string[]) => codes.map((code) => ({ code }));

describe('a text nobody reads', () => {
  it('is one that is named neither whole nor by a template', () => {
    const code = sources("t('btn_ok')", 'label: "nav_home",', 't(`party_${who}`)', 't(`${what}_title`)');
    const keys = ['btn_ok', 'nav_home', 'party_adult', 'result_title', 'btn_okay', 'party'];
    expect(unreadKeys(keys, code)).toEqual(['btn_okay', 'party']);
  });

  it('is not read by templates of code that has other texts', () => {
    const code = sources('t(`state_${one}`)', "t('state_paid')");
    expect(unreadKeys(['state_paid', 'state_closed'], code, [])).toEqual(['state_closed']);
    expect(unreadKeys(['state_paid', 'state_closed'], code)).toEqual([]);
  });

  it('is not read by a list of errors, but by a schema that answers it', () => {
    const code = sources("errors: [\n  'day_order',\n  ...found,\n], day: z.int().min(1, 'day_invalid')");
    const declared = code.map((one) => ({ code: withoutLists(one.code) }));
    expect(unreadKeys(['day_order', 'day_invalid'], declared)).toEqual(['day_order']);
  });
});

describe('the keys that code names', () => {
  const code = "const t = useT(namespace);\nconst common = useT('common');\nt('pay') + common('btn_ok')";

  it('are those of the namespace that was asked for', () => {
    expect(namedKeys({ code }, 'common', false)).toEqual(['btn_ok']);
    expect(namedKeys({ code }, 'booking', true)).toEqual(['pay']);
    expect(namedKeys({ code }, 'booking', false)).toEqual([]);
  });

  it('are left to the compiler where one name stands for two namespaces', () => {
    expect(namedKeys({ code: `${code}\nconst t = useT('errors');` }, 'booking', true)).toEqual([]);
  });
});
