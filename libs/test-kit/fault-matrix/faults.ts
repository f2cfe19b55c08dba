import type { RemoteName } from '@narae/contracts/slots';
import type { FaultSite, ServiceName } from './fault-site.ts';
import type { Breakage } from './broken-releases.ts';
import type { RemoteFault, ServiceFault } from './expectations.ts';

/** Injects a fault; answers a function that removes it and may be called twice. */
type InjectFault<Part> = (site: FaultSite, part: Part) => Promise<() => Promise<void>>;

export const serviceFault: Readonly<Record<ServiceFault, InjectFault<ServiceName>>> = {
  stopped: async ({ services }, name) => {
    const { process, proxy } = services[name];
    await Promise.all([process.stop(), proxy.shut()]);
    return async () => {
      if (process.runs()) return;
      await process.start();
      await proxy.reopen();
    };
  },
  frozen: async ({ services }, name) => {
    services[name].process.freeze();
    return async () => services[name].process.thaw();
  },
  silent: async ({ services }, name) => {
    services[name].proxy.setMode('silent');
    return async () => services[name].proxy.setMode('open');
  },
  'answering 500': async ({ services }, name) => {
    services[name].proxy.setMode('failing');
    return async () => services[name].proxy.setMode('open');
  },
};

const deployed =
  (breakage: Breakage): InjectFault<RemoteName> =>
  async ({ releases }, name) => {
    await releases.deploy(name, breakage);
    let back = false;
    return async () => {
      if (!back) await releases.rollBack(name);
      back = true;
    };
  };
const atTheProxy =
  (mode: 'silent' | 'failing', whose: (file: string) => boolean = () => true): InjectFault<RemoteName> =>
  async ({ edgeProxy }, name) => {
    edgeProxy.setMode(mode, (file) => file.startsWith(`/${name}/`) && whose(file));
    return async () => edgeProxy.setMode('open');
  };

export const remoteFault: Readonly<Record<RemoteFault, InjectFault<RemoteName>>> = {
  missing: deployed('missing'),
  hanging: atTheProxy('silent'),
  'hanging halfway': atTheProxy('silent', (file) => !file.includes('/remoteEntry.js')),
  'answering 500': atTheProxy('failing'),
  'cut off': deployed('cut off'),
  throwing: deployed('mounting'),
};
