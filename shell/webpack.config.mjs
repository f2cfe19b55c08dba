import path from 'node:path';
import { hostConfig } from '@narae/tooling/webpack';

export default hostConfig({
  name: 'shell',
  dir: import.meta.dirname,
  entry: './src/main.tsx',
  serverEntry: './src/entry-server.tsx',
  template: path.join(import.meta.dirname, 'src/index.html'),
});
