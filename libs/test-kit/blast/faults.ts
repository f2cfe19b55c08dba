import type { RemoteName } from '@narae/contracts/slots';
import type { BlastSite, ServiceName } from './blast-site.ts';
import type { Breakage } from './broken-releases.ts';
import type { RemoteFault, ServiceFault } from './table.ts';

/** Puts a fault in; answers how it ends, which may be done twice. */
type Inflict<Part> = (site: BlastSite, part: Part) => Promise<() => Promise<void>>;

export const serviceFault: Readonly<Record<ServiceFault, Inflict<ServiceName>>> = {
  stopped: async ({ services }, name) => {
    const { process, door } = services[name];
    await Promise.all([process.stop(), door.shut()]);
    return async () => {
      if (process.runs()) return;
      await process.start();
      await door.reopen();
    };
  },
  frozen: async ({ services }, name) => {
    services[name].process.freeze();
    return async () => services[name].process.thaw();
  },
  silent: async ({ services }, name) => {
    services[name].door.treat('silent');
    return async () => services[name].door.treat('open');
  },
  'answering 500': async ({ services }, name) => {
    services[name].door.treat('failing');
    return async () => services[name].door.treat('open');
  },
};

const deployed =
  (breakage: Breakage): Inflict<RemoteName> =>
  async ({ releases }, name) => {
    await releases.deploy(name, breakage);
    let back = false;
    return async () => {
      if (!back) await releases.rollBack(name);
      back = true;
    };
  };
const atTheDoor =
  (manner: 'silent' | 'failing', whose: (file: string) => boolean = () => true): Inflict<RemoteName> =>
  async ({ frontDoor }, name) => {
    frontDoor.treat(manner, (file) => file.startsWith(`/${name}/`) && whose(file));
    return async () => frontDoor.treat('open');
  };

export const remoteFault: Readonly<Record<RemoteFault, Inflict<RemoteName>>> = {
  missing: deployed('missing'),
  hanging: atTheDoor('silent'),
  'hanging halfway': atTheDoor('silent', (file) => !file.includes('/remoteEntry.js')),
  'answering 500': atTheDoor('failing'),
  'cut off': deployed('cut off'),
  throwing: deployed('mounting'),
};
