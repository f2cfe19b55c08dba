import { init } from 'es-module-lexer';
import path from 'node:path';
import { recordParts } from './lazy-parts.mjs';

const file = path.join(import.meta.dirname, 'page.js');
const part = 'libs/ssr/src/bundle/part.tsx';

beforeAll(() => init);

test('imports of parts report their use', () => {
  const code = `const a = () => import('./part.tsx'); const b = () => import('./x.json', { with: { type: 'json' } });`;
  expect(recordParts(code, file)).toBe(
    [
      `import { usePart as __usePart } from '@narae/ssr/used-parts';`,
      `const a = () => __usePart("${part}", () => import('./part.tsx')); const b = () => __usePart("libs/ssr/src/bundle/x.json", () => import('./x.json', { with: { type: 'json' } }));`,
    ].join('\n'),
  );
});

test('what only looks like an import of a part stays as it is', () => {
  const code = `// import('./part.tsx')\nconst text = "import('./part.tsx')"; import('react'); import(text); import './part.tsx';`;
  expect(recordParts(code, file)).toBe(code);
});
