import Bowser from 'bowser';

/** Longer ones are nobody's browser; what is not read costs nothing. */
const longestUserAgent = 512;
const longestLabel = 60;

/** Browser and system in words, such as `Chrome · Android`; empty where the header says neither (ACCOUNT-22). */
export const labelOf = (userAgent: string | undefined): string => {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestUserAgent));
  return [browser.name, os.name].filter(Boolean).join(' · ').slice(0, longestLabel);
};
