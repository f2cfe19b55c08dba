import { LAN_TPS, LANGUAGES, type LanTp } from '@narae/contracts/languages';
import { mailPolicies, type ShopMailKind } from '@narae/contracts/mail-kinds';
import type { Mail } from '@narae/service-kit';
import type { MailExamples } from './mail-words.ts';

/** Pictures that lie inside a mail, as addresses that a page can show: of the logo, and of a ticket's code. */
export interface MailPagePictures {
  readonly logo: string;
  readonly code: string;
}

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What a mail program shows in a theme, whatever the theme of the browser that looks at it. */
const shownIn = ({ html = '' }: Mail, theme: Theme, { logo, code }: MailPagePictures): string =>
  html
    .replace('@media (prefers-color-scheme: dark)', theme === 'dark' ? '@media all' : '@media not all')
    .replace('color-scheme: light dark', `color-scheme: ${theme}`)
    .replaceAll('cid:logo@narae', logo)
    .replaceAll(/cid:ticket-[^"]+/g, code);

/** Whom it goes to and whether it can be stopped (MAIL-4), as the table of kinds says. */
const policyText = (kind: ShopMailKind): string => {
  const policy = mailPolicies[kind];
  return 'group' in policy
    ? `${policy.domain} · can be stopped: ${policy.group}`
    : `${policy.domain} · necessary: ${policy.necessary}`;
};

const frame = (file: string, name: string, width: number): string =>
  `<figure><figcaption>${name}, ${width} px</figcaption><iframe loading="lazy" title="${name}" src="${file}" width="${width}" height="720"></iframe></figure>`;

const linkTo = (lanTp: LanTp, theme: Theme, here: boolean): string =>
  `<a href="${lanTp}-${theme}.html"${here ? ' aria-current="page"' : ''}>${LANGUAGES[lanTp].ownName}, ${theme}</a>`;

const style = `<style>
body { margin: 0; padding: 16px 24px; font: 15px/1.5 system-ui, sans-serif; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
[aria-current] { font-weight: 700; }
section { border-top: 1px solid #888; margin-top: 24px; }
.widths { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
figure { margin: 0; }
iframe { border: 1px solid #888; max-width: 100%; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.dark { background: #181c22; color: #f1f4f7; color-scheme: dark; }
</style>`;

interface Example {
  readonly kind: ShopMailKind;
  readonly name: string;
  /** Of its kind: the page's own links lead there. */
  readonly first: boolean;
  readonly file: string;
  readonly mail: Mail;
}

const examplesIn = (examples: MailExamples<ShopMailKind>, lanTp: LanTp): Omit<Example, 'file'>[] =>
  Object.entries(examples).flatMap(([kind, cases]) =>
    Object.entries(cases).map(([name, write], number) => ({
      kind: kind as ShopMailKind,
      name,
      first: number === 0,
      mail: write(lanTp),
    })),
  );

const sectionOf = ({
  kind,
  name,
  first,
  file,
  mail,
}: Example): string => `<section${first ? ` id="${kind}"` : ''}>
<h2>${kind}: ${escaped(name)}</h2>
<p>${policyText(kind)}</p>
<p><strong>${escaped(mail.subject)}</strong></p>
<div class="widths">${frame(file, 'Phone', 360)}${frame(file, 'Desktop', 760)}</div>
<details><summary>Plain text</summary><pre>${escaped(mail.text)}</pre></details>
</section>`;

/** Every mail of the shop in every language, on a phone and on a desktop, light and dark: files by their names. */
export const mailPages = (
  examples: MailExamples<ShopMailKind>,
  pictures: MailPagePictures,
): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  for (const lanTp of LAN_TPS)
    for (const theme of themes) {
      const rows = examplesIn(examples, lanTp).map((example, number) => ({
        ...example,
        file: `${lanTp}-${theme}-${number}.html`,
      }));
      for (const { file, mail } of rows) files.set(file, shownIn(mail, theme, pictures));
      const links = LAN_TPS.flatMap((language) =>
        themes.map((one) => linkTo(language, one, language === lanTp && one === theme)),
      );
      const kinds = Object.keys(examples).map((kind) => `<a href="#${kind}">${kind}</a>`);
      const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Narae mails: ${lanTp}, ${theme}</title>
${style}
<body class="${theme}">
<h1>Mails</h1>
<nav>${links.join('\n')}</nav>
<nav>${kinds.join('\n')}</nav>
${rows.map(sectionOf).join('\n')}
</body>
</html>
`;
      files.set(`${lanTp}-${theme}.html`, page);
      if (lanTp === 'ENG' && theme === 'light') files.set('index.html', page);
    }
  return files;
};
