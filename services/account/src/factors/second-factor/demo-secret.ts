/** The secret of every demo administrator's authenticator app; everybody may know it, as their passwords. */
export const demoSecret = 'NARAEDEMOSECONDFACTORFORTHEDEMO2';
