import path from 'node:path';
import { hostConfig } from '@narae/tooling/webpack';

export default hostConfig({
  name: 'shell',
  dir: import.meta.dirname,
  entry: './src/main.tsx',
  firstScreen: './src/first-screen/render-first-screen.tsx',
  template: path.join(import.meta.dirname, 'src/index.html'),
});
