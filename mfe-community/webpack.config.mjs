import { remoteConfig } from '@narae/tooling/webpack';

export default remoteConfig({
  name: 'mfe-community',
  dir: import.meta.dirname,
  port: 4303,
  ssr: true,
  exposes: {
    './routes': './src/exposes/routes.tsx',
    './fragments': './src/exposes/fragments.tsx',
  },
});
