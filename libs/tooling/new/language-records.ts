import ts from 'typescript';

const nameOf = (property: ts.ObjectLiteralElementLike): string | undefined =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ? property.name.text
    : undefined;

/**
 * Repeats what a language has in each table of code that has every language: `{ KOR: …, ENG: … }`.
 * @returns the code with the new language's entries, the same code where it has no such table
 */
export function withLanguage(
  code: string,
  {
    lanTp,
    from,
    languages,
  }: { readonly lanTp: string; readonly from: string; readonly languages: readonly string[] },
): string {
  const source = ts.createSourceFile('table.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const places: { readonly at: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const names = node.properties.map(nameOf);
      const copied = node.properties.find((property) => nameOf(property) === from);
      const last = node.properties.at(-1);
      if (copied && last && languages.every((language) => names.includes(language))) {
        const text = copied.getText(source).replace(from, lanTp);
        places.push({ at: last.getEnd(), text: `,\n${text}` });
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places
    .toReversed()
    .reduce((text, place) => `${text.slice(0, place.at)}${place.text}${text.slice(place.at)}`, code);
}
