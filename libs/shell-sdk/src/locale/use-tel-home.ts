import { htmlLang, useLanTp } from '@narae/i18n';
import { useMemo } from 'react';

export interface TelHome {
  readonly region: string;
  readonly lang: string;
}

/** `en-GB`, `zh-Hant-TW`; `Intl.Locale` throws at `en-US@posix`. */
const REGIONAL = /^([a-z]+)(?:-[A-Z][a-z]+)?-([A-Z]{2})(?![A-Za-z])/;

/** The browser's country beside the page's language (`en-GB`), else the language's own. */
export function telHome(lang: string, browserLanguages: readonly string[]): TelHome {
  const page = new Intl.Locale(lang).maximize();
  const regional = browserLanguages
    .map((tag) => REGIONAL.exec(tag))
    .find((parts) => parts?.[1] === page.language);
  return { lang, region: regional?.[2] ?? page.region ?? '' };
}

export function useTelHome(): TelHome {
  const lang = htmlLang(useLanTp());
  return useMemo(() => telHome(lang, navigator.languages), [lang]);
}
