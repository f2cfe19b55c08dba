import path from 'node:path';
import { hostConfig } from '@narae/tooling/webpack';

export default hostConfig({
  name: 'shell',
  dir: import.meta.dirname,
  styles: ['@narae/ui/tokens.css', '@narae/ui/base.css', './src/boot.css'],
  entry: './src/main.ts',
  serverEntry: './src/start/entry-server.tsx',
  template: path.join(import.meta.dirname, 'src/index.html'),
});
