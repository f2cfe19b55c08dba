import type { RemoteName } from '@narae/contracts/slots';
import { LAN_TPS, LANGUAGES } from '@narae/i18n';
import { Link, useLocale, useSession } from '@narae/shell-sdk';
import { loadModule, setUser } from '@narae/shell-sdk/host';
import { useEffect, useState, type ReactNode } from 'react';
import css from './fake-shell.module.css';

const fakeUser = {
  mem_id: 'MEM0000000001',
  mem_nm: 'Fake Member',
  mem_email: 'fake@narae.example',
  mem_nick: 'fake',
  mem_profile_path: '',
  sns_type: '',
  admin_yn: 'N',
  admin_role: null,
  company_type: '',
  email_confirmed: true,
  second_factor_needed: false,
} as const;

/** Session and language to choose, and every screen of the remote. */
export function Bar({ remote }: { readonly remote: RemoteName }): ReactNode {
  const { user } = useSession();
  const { lanTp, setLanTp } = useLocale();
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    void loadModule(remote, 'routes', 0).then(({ routes }) => setPaths(Object.keys(routes)));
  }, [remote]);
  return (
    <header className={css.bar}>
      <strong>{remote}</strong>
      <label>
        <input type="checkbox" checked={user !== null} onChange={() => setUser(user ? null : fakeUser)} />{' '}
        signed in
      </label>
      <select
        aria-label="Language"
        value={lanTp}
        onChange={({ target }) => setLanTp(LAN_TPS.find((known) => known === target.value) ?? 'ENG')}
      >
        {LAN_TPS.map((value) => (
          <option key={value} value={value}>
            {LANGUAGES[value].ownName}
          </option>
        ))}
      </select>
      {paths.map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
    </header>
  );
}
