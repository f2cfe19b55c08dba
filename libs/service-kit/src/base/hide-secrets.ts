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
  'passport_lines',
  'passport_expiry',
  'fgkey',
  'secret',
  'x-forwarded-for',
] as const;

const text = String.raw`"(?:[^"\\]|\\.)*"`;
const field = new RegExp(
  String.raw`"(${SECRET_FIELDS.join('|')})":(?:${text}|\[(?:${text},?)*\]|-?\d[\d.]*)`,
  'gi',
);

/** Each begins where nothing of its own stands before it, so that a long run is read once. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.!#$%&'*+/=?^`{|}~-])[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g, '[token]'],
  [/\bnarae_\w+=[^;\s"\\]+/g, '[cookie]'],
  [/\b(Bearer|Basic) [\w+/=.~-]{8,}/gi, '$1 [hidden]'],
  [/\b(\w+:\/\/)[^\s/@"\\:]+:[^\s/@"\\]+@/g, '$1[hidden]@'],
  // Korea, Japan, China, Viet Nam: one or two letters and seven or eight digits.
  [/\b[A-Z]{1,2}\d{7,8}\b/g, '[passport]'],
  [/(?<![\w.-])(?:\+\d{1,3}[ -]?\d{1,4}(?:[ -]?\d{2,4}){2,3}|01\d-\d{3,4}-\d{4})(?![\w-])/g, '[phone]'],
];

/** Characters of a line, and of a field of a longer line. */
const MAX_LINE = 16_384;
const MAX_FIELD = 1_000;
const MAX_FIELDS = 12;

const cut = (value: unknown): unknown =>
  typeof value === 'string' ? value.slice(0, MAX_FIELD) : typeof value === 'object' ? undefined : value;

function shortened(line: string): string {
  const { err, ...fields } = JSON.parse(line) as {
    err?: { type?: string; message?: string; stack?: string };
  };
  const retained = Object.fromEntries(
    Object.entries(fields)
      .slice(0, MAX_FIELDS)
      .map(([name, value]) => [name.slice(0, 100), cut(value)]),
  );
  const error = err && { type: cut(err.type), message: cut(err.message), stack: cut(err.stack) };
  return `${JSON.stringify({ ...retained, ...(error && { err: error }), shortened_from: line.length })}\n`;
}

/** A log line without credentials and personal data, whatever was logged. Keeps it valid JSON. */
export const hideSecrets = (given: string): string => {
  const line = given.length > MAX_LINE ? shortened(given) : given;
  return PATTERNS.reduce(
    (clean, [pattern, instead]) => clean.replace(pattern, instead),
    line.replace(field, '"$1":"[hidden]"'),
  );
};
