import { DEFAULT_LAN_TP, LANGUAGES, type LanTp } from '@narae/contracts/languages';
import { createInstance, type i18n, type Resource } from 'i18next';

/** `count` also chooses the plural form. */
export type Params = Readonly<Record<string, string | number>>;

/** Tests fail on a missing text or value; a page shows the key, or nothing for the value. */
const inTests = process.env.NODE_ENV === 'test';

function throwMissingText(languages: readonly string[], namespace: string, key: string): never {
  throw new Error(`There is no text "${key}" in ${namespace} (${languages.join(', ')})`);
}

function throwMissingValue(text: string, [placeholder]: RegExpExecArray): never {
  throw new Error(`No value was given for ${placeholder} in "${text}"`);
}

/** Texts by BCP 47 tag and namespace, flat keys, Intl plurals, English as fallback. HTML is not escaped. */
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

/** What params contain is never read as a placeholder or an option. */
export function textOf(texts: i18n, lanTp: LanTp, ns: string, key: string, params: Params = {}): string {
  return texts.t(key, {
    lng: LANGUAGES[lanTp].tag,
    ns,
    replace: params,
    nest: false,
    ...(params['count'] !== undefined && { count: params['count'] as number }),
  });
}
