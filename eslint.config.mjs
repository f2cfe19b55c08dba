import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The pages' CSP is style-src 'self'; a style attribute would work only by accident. */
const markup = [
  { selector: "JSXAttribute[name.name='style']", message: 'No inline styles: use a CSS module.' },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Only <RichText> may set HTML.',
  },
];

/** A page is named; where it is only the table of pages knows. */
const addresses = [
  'JSXAttribute[name.name=/^(to|href|action)$/] Literal[value=/^\\u002F/]',
  'JSXAttribute[name.name=/^(to|href|action)$/] TemplateElement[value.raw=/^\\u002F/]',
  'CallExpression[callee.name="navigate"] > Literal[value=/^\\u002F/]',
  'CallExpression[callee.name="navigate"] > TemplateLiteral > TemplateElement[value.raw=/^\\u002F/]',
].map((selector) => ({
  selector,
  message: 'Addresses come from the table of pages: linkTo, pageLink, useGo or href.',
}));

/** What is compared with a moment of the server goes by the server's clock (CALL-14); the shell and the kit time themselves. */
const clock = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
].map((selector) => ({
  selector,
  message: 'The device’s clock may be wrong: serverTime().',
}));

/** Blanks, zero-width characters and fillers are no text either: the server reads them as nothing. */
const blanks = [
  'BinaryExpression[operator=/^[!=]==$/][right.value=""] > CallExpression.left[callee.property.name="trim"]',
  'UnaryExpression[operator="!"] > CallExpression[callee.property.name="trim"]',
  ':matches(ConditionalExpression, IfStatement) > CallExpression.test[callee.property.name="trim"]',
  'LogicalExpression[operator="&&"] > CallExpression.left[callee.property.name="trim"]',
].map((selector) => ({
  selector,
  message: 'Whether a text is empty: isBlank() of @narae/contracts/prepared-text.',
}));

/** A jest test that reaches its time limit fails, but its loop goes on beside the tests that follow. */
const endlessLoops = ['ForStatement[test=null]', 'WhileStatement > Literal.test[value=true]'].map(
  (selector) => ({
    selector,
    message: 'Bound the loop and say what it waits for: until(what, condition, reason) of @narae/test-kit.',
  }),
);

export default tseslint.config(
  { ignores: ['**/dist/', '.data/', '**/node_modules/', 'screens/', 'test-results/', '.cache/'] },
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-constant-condition': 'error',
      'no-empty': 'error',
      'no-implicit-coercion': 'error',
      'no-param-reassign': 'error',
      'no-promise-executor-return': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: [
      '**/*.tsx',
      'libs/shell-sdk/**/*.ts',
      'libs/{shop-ui,ui}/**/*.ts',
      'mfe-*/**/*.ts',
      'shell/**/*.ts',
    ],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', ...markup],
    },
  },
  {
    files: ['libs/shell-sdk/src/**/*.{ts,tsx}', 'mfe-*/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...markup, ...addresses, ...blanks] },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}', 'libs/shell-sdk/src/admin/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...markup, ...addresses, ...clock, ...blanks] },
  },
  {
    files: ['**/*.test.{ts,tsx}', '{services,libs,mfe-*}/**/test/**/*.{ts,tsx}', 'libs/test-kit/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...markup, ...endlessLoops] },
  },
  {
    // Programs people run in a terminal speak through the console.
    files: [
      'libs/tooling/**',
      '**/bench/**',
      '**/*.config.*',
      'services/*/src/main.ts',
      'services/standalone/src/**',
      'libs/embedded-mongo/src/main.ts',
      '**/gallery/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // Numbers of the store are plain integers and identifiers strings: BSON wrappers compare differently in the embedded store.
    files: ['services/**/*.ts', 'libs/service-kit/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'mongoose', importNames: ['Decimal128'] },
            { name: 'bson', importNames: ['Long', 'Decimal128'] },
          ],
        },
      ],
    },
  },
);
