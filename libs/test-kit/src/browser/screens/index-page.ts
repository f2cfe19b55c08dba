import type { Taken } from './take.ts';

const figure = ({ file, problem }: Taken): string =>
  `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file.replace('.png', '')}${
    problem ? ` — <b>${problem.replaceAll('<', '&lt;')}</b>` : ''
  }</figcaption></figure>`;

/** One page with every picture, those of one screen side by side. */
export const indexPage = (taken: readonly Taken[]): string => {
  const nameOf = ({ file }: Taken): string => file.split('/').at(-1)?.replace('.png', '') ?? file;
  const names = [...new Set(taken.map(nameOf))];
  const rows = names.map(
    (name) =>
      `<section><h2>${name}</h2><div>${taken
        .filter((one) => nameOf(one) === name)
        .map(figure)
        .join('')}</div></section>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Narae, every screen</title>
<style>body{font:14px system-ui;margin:24px}section>div{display:flex;gap:16px;overflow-x:auto;align-items:start}
figure{margin:0;flex:none}img{width:220px;max-height:480px;object-fit:cover;object-position:top;border:1px solid #ddd}b{color:#b00}</style>
${rows.join('\n')}`;
};
