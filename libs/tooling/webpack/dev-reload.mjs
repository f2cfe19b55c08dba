/*
 * Part of the shell while it is developed: reloads the page when a part of it has been built again, and when the site is
 * back after a restart.
 */
const AGAIN_MS = 300;

const later = (work) => setTimeout(work, AGAIN_MS);
const answers = () =>
  fetch('/remotes.json').then(
    ({ ok }) => ok,
    () => false,
  );

async function reloadWhenBack() {
  if (await answers()) location.reload();
  else later(reloadWhenBack);
}

/** A stream also ends by itself, such as with the session that opened it: then the site is there. */
async function lost() {
  if (await answers()) open();
  else void reloadWhenBack();
}

function open() {
  const source = new EventSource('/stream');
  source.addEventListener('release', () => location.reload());
  source.addEventListener('error', () => {
    source.close();
    later(lost);
  });
}

open();
