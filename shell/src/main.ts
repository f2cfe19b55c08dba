import './icon.svg';

/*
 * One file but separate tasks (`webpackMode: "eager"`), so that the browser handles input in between:
 * federation runtime, start, then page and texts.
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
