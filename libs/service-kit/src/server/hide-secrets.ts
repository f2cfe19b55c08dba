/** Fields whose text never appears in a log line, however deep they lie. */
const SECRET_FIELDS = [
  'cookie',
  'set-cookie',
  'authorization',
  'password',
  'mem_password',
  'token',
  'mem_token',
  'access_token',
  'refresh_token',
  'id_token',
  'code_verifier',
  'email',
  'mem_email',
  'tel',
  'mem_tel',
  'mem_nm',
  'buyername',
  'name_first',
  'name_last',
  'passport',
  'passport_no',
  'passport_num',
  'fgkey',
  'secret',
  'x-forwarded-for',
] as const;

const text = String.raw`"(?:[^"\\]|\\.)*"`;
const field = new RegExp(
  String.raw`"(${SECRET_FIELDS.join('|')})":(?:${text}|\[(?:${text},?)*\]|-?\d[\d.]*)`,
  'gi',
);

/** What gives itself away wherever it stands, such as in the words of an error: the store names the value it rejects. */
const TELLTALES: readonly (readonly [RegExp, string])[] = [
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g, '[token]'],
  [/\bnarae_\w+=[^;\s"\\]+/g, '[cookie]'],
  [/\b(Bearer|Basic) [\w+/=.~-]{8,}/gi, '$1 [hidden]'],
  [/\b(\w+:\/\/)[^\s/@"\\:]+:[^\s/@"\\]+@/g, '$1[hidden]@'],
  // Korea, Japan, China, Viet Nam: one or two letters and seven or eight digits.
  [/\b[A-Z]{1,2}\d{7,8}\b/g, '[passport]'],
  [/(?<![\w.-])(?:\+\d{1,3}[ -]?\d{1,4}(?:[ -]?\d{2,4}){2,3}|01\d-\d{3,4}-\d{4})(?![\w-])/g, '[phone]'],
];

/** A log line without credentials and personal data, whatever was logged. Keeps it valid JSON. */
export const hideSecrets = (line: string): string =>
  TELLTALES.reduce(
    (clean, [pattern, instead]) => clean.replace(pattern, instead),
    line.replace(field, '"$1":"[hidden]"'),
  );
