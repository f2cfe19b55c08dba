import { remoteConfig } from '@narae/tooling/webpack';

export default remoteConfig({
  name: 'mfe-booking',
  dir: import.meta.dirname,
  port: 4302,
  exposes: {
    './routes': './src/exposes/routes.tsx',
    './fragments': './src/exposes/fragments.tsx',
  },
});
