import { definePages } from './define.ts';

const page = async () => ({ default: () => null });

describe('the pages of a remote', () => {
  const account = {
    login: page,
    loginResult: page,
    loginout: page,
    confirmEmail: page,
    join: page,
    myinfo: page,
    exportDownload: page,
    stopMails: page,
    myAccount: page,
    adminMembers: page,
    myInfoFileList: page,
  };

  it('stand under the paths, guards and titles of the table of pages', () => {
    const { namespace, routes } = definePages('mfe-account', 'account', account);
    expect(namespace).toBe('account');
    expect(routes['/login']).toEqual({ page, title: 'account:section_login' });
    expect(routes['/myinfo']).toEqual({ page, guard: 'home', title: 'account:section_my_info' });
    expect(routes['/myInfo']).toEqual(routes['/myinfo']);
  });

  it('that the running shell does not know yet are left out', () => {
    const newer = { ...account, brandNew: page };
    expect(Object.keys(definePages('mfe-account', 'account', newer).routes)).toHaveLength(12);
  });
});
