import './icon.svg';

/*
 * The modules are in one file, but run in tasks of their own (`webpackMode: "eager"`), between which the browser sees to
 * what the visitor does: the federation runtime, what starts a page, and with the texts what the page is made of.
 */
setTimeout(async () => {
  try {
    const { start } = await import(/* webpackMode: "eager" */ './start/start.tsx');
    const root = document.getElementById('root');
    if (root) await start(root);
  } catch (error) {
    document.querySelector('.boot-trouble')?.removeAttribute('hidden');
    reportError(error);
  }
});
