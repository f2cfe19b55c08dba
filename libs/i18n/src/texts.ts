import { DEFAULT_LAN_TP, LANGUAGES, type LanTp } from '@narae/contracts/languages';
import { createInstance, type i18n, type Resource } from 'i18next';

/** Values for the `{{placeholders}}` of a text; `count` also chooses its plural form. */
export type Params = Readonly<Record<string, string | number>>;

/** Tests fail on a text that does not exist or that lacks a value; a page shows the key, or nothing for the value. */
const inTests = process.env.NODE_ENV === 'test';

function throwMissingText(languages: readonly string[], namespace: string, key: string): never {
  throw new Error(`There is no text "${key}" in ${namespace} (${languages.join(', ')})`);
}

function throwMissingValue(text: string, [placeholder]: RegExpExecArray): never {
  throw new Error(`No value was given for ${placeholder} in "${text}"`);
}

/**
 * An i18next of the shop: texts by BCP 47 tag and namespace, keys flat, plurals by Intl, English where a language
 * lacks a text. Nothing is escaped: React escapes, and so does whoever writes HTML.
 */
export function createTexts(resources: Resource = {}, { strict = inTests } = {}): i18n {
  const texts = createInstance();
  void texts.init({
    resources,
    lng: LANGUAGES[DEFAULT_LAN_TP].tag,
    fallbackLng: LANGUAGES[DEFAULT_LAN_TP].tag,
    load: 'currentOnly',
    initAsync: false,
    ns: [],
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    saveMissing: strict,
    saveMissingTo: 'current',
    missingKeyHandler: throwMissingText,
    missingInterpolationHandler: strict ? throwMissingValue : () => '',
  });
  return texts;
}

/** One text. Params are put in as they are: what they contain is never read as a placeholder or an option. */
export function textOf(texts: i18n, lanTp: LanTp, ns: string, key: string, params: Params = {}): string {
  return texts.t(key, {
    lng: LANGUAGES[lanTp].tag,
    ns,
    replace: params,
    nest: false,
    ...(params['count'] !== undefined && { count: params['count'] as number }),
  });
}
