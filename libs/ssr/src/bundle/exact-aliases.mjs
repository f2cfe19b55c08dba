/** An esbuild plugin for webpack's exact aliases (`'react-router$': file`), so that both builds take the same files. */
export const exactAliasesPlugin = (alias) => {
  const files = new Map(
    Object.entries(alias)
      .filter(([name]) => name.endsWith('$'))
      .map(([name, file]) => [name.slice(0, -1), file]),
  );
  return {
    name: 'exact-aliases',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
        files.has(name) ? { path: files.get(name) } : undefined,
      );
    },
  };
};
