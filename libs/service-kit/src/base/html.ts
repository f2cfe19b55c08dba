import escapeHtml from 'escape-html';

export interface Markup {
  readonly text: string;
}

type Piece = Markup | string | number | false | readonly Piece[];

const escaped = (piece: Piece): string => {
  if (piece === false) return '';
  if (typeof piece === 'string') return escapeHtml(piece);
  if (typeof piece === 'number') return String(piece);
  return 'text' in piece ? piece.text : piece.map(escaped).join('');
};

/** HTML from a template; whatever is put in is escaped, unless it is markup itself. */
export const html = (texts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup => ({
  text: texts.reduce((page, text, at) => page + text + escaped(pieces[at] ?? ''), ''),
});
