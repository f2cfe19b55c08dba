import { remoteConfig } from '@narae/tooling/webpack';

export default remoteConfig({
  name: 'mfe-account',
  dir: import.meta.dirname,
  port: 4304,
  exposes: {
    './routes': './src/exposes/routes.tsx',
    './fragments': './src/exposes/fragments.tsx',
  },
});
