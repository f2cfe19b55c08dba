import '@narae/ui/tokens.css';
import '@narae/ui/base.css';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemotesFile } from '@narae/contracts/slots';
import { getLanTp, htmlLang, loadPack, setLanguage } from '@narae/i18n';
import { configureClient, provideModuleLoader, resolveLanguage } from '@narae/shell-sdk/host';
import { createRoot } from 'react-dom/client';
import { FakeShell } from './fake-shell.tsx';

async function start(root: HTMLElement): Promise<void> {
  const lanTp = resolveLanguage(location.search, navigator.languages);
  document.documentElement.lang = htmlLang(lanTp);
  const { remotes } = (await (await fetch('/remotes.json')).json()) as RemotesFile;
  const [remote] = remotes;
  if (!remote) return;
  registerRemotes([{ name: remote.name.replaceAll('-', '_'), entry: remote.entry }]);
  configureClient({ lanTp: getLanTp });
  provideModuleLoader(async (name, kind) => {
    if (name !== remote.name) throw new Error(`${name} is not here: this is ${remote.name} alone`);
    const module = await loadRemote<{ default: never }>(`${name.replaceAll('-', '_')}/${kind}`);
    if (!module) throw new Error(`${name} has no ${kind}`);
    return module.default;
  });
  await loadPack(lanTp, 'common');
  await setLanguage(lanTp);
  createRoot(root).render(<FakeShell remote={remote.name} />);
}

const root = document.getElementById('root');
if (root) void start(root);
