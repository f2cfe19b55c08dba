import type { ProviderConfig } from '@narae/account/providers';
import { identityClients, sandboxDefaults, sandboxService } from '@narae/sandbox/app';
import type { Logger } from '@narae/service-kit';
import type { StandaloneConfig } from '../config.ts';
import type { Stores } from './stores.ts';

export interface Sandbox {
  origin: string;
  smtpUrl: string;
  mid: string;
  secret: string;
  serviceId: string;
  rateKey: string;
  translateKey: string;
  close: () => Promise<void>;
}

/** On its own port; rejected in production. */
export const openSandbox = async (
  config: StandaloneConfig,
  stores: Stores,
  log: Logger,
): Promise<Sandbox> => {
  const settings = {
    ...sandboxDefaults,
    host: config.HOST,
    port: config.sandboxPort,
    speed: config.SANDBOX_SPEED,
  };
  const sandbox = await sandboxService.start(settings, { store: stores.sandbox, log });
  const { mid, secret, serviceId, rateKey, translateKey } = settings;
  return { ...sandbox, mid, secret, serviceId, rateKey, translateKey };
};

export const sandboxProviders = (
  { origin }: Pick<Sandbox, 'origin'>,
  google: 'on' | 'off',
): ProviderConfig => {
  const { qq, facebook } = identityClients;
  const facebookUrl = `${origin}/idp/facebook`;
  return {
    google: google === 'on' ? { issuer: `${origin}/idp/google`, ...identityClients.google } : null,
    kakao: { issuer: `${origin}/idp/kakao`, apiUrl: `${origin}/idp/kakao`, ...identityClients.kakao },
    qq: { url: `${origin}/idp/qq`, appId: qq.clientId, appKey: qq.clientSecret },
    facebook: {
      url: facebookUrl,
      graphUrl: facebookUrl,
      appId: facebook.clientId,
      appSecret: facebook.clientSecret,
    },
  };
};
