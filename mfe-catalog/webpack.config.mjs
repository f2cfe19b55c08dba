import { remoteConfig } from '@narae/tooling/webpack';

export default remoteConfig({
  name: 'mfe-catalog',
  dir: import.meta.dirname,
  port: 4301,
  ssr: true,
  exposes: {
    './routes': './src/exposes/routes.tsx',
    './fragments': './src/exposes/fragments.tsx',
  },
});
