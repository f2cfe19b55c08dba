import type { RemoteFragments, SlotName, SlotProps } from '@narae/contracts/slots';
import { provideModuleLoader } from '@narae/shell-sdk/host';

/** What was handed to each slot, the newest last. */
type Filled = { [Name in SlotName]?: SlotProps[Name][] };

/** Stands for the remotes that fill slots: each slot becomes a button with its name. @returns what they were handed */
export const installFakeRemotes = (names: readonly SlotName[]): Filled => {
  const filled: Record<string, object[]> = Object.fromEntries(names.map((name) => [name, []]));
  const fill = (name: SlotName) => ({
    component: () =>
      Promise.resolve({
        default: (props: object) => {
          filled[name]?.push(props);
          return <button type="button">{name}</button>;
        },
      }),
  });
  const module: RemoteFragments = {
    namespace: 'catalog',
    fragments: Object.fromEntries(names.map((name) => [name, fill(name)])),
  };
  provideModuleLoader(() => Promise.resolve(module as never));
  return filled as Filled;
};
